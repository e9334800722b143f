import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import { Thumbnail } from './thumbnail';
import styles from './thumbnails.module.css';

interface Props {
  media: Media[];
  /** What ties each thumbnail to its slide. */
  idsOf: (index: number) => { tab: string; slide: string };
  nameOf: (index: number) => string;
  selected: number;
  onSelect: (index: number) => void;
  onKeyDown: KeyboardEventHandler;
}

/** All slides in small, as tabs: arrow keys, Home and End walk through them. */
export function Thumbnails({ media, idsOf, nameOf, selected, onSelect, onKeyDown }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip.current || !tab) return;
    // Arrow keys select; the focus has to follow.
    if (strip.current.contains(document.activeElement)) tab.focus({ preventScroll: true });
    // The strip and not the page: whoever swipes pictures does not want to be taken elsewhere.
    const middle = tab.offsetLeft + tab.offsetWidth / 2 - strip.current.clientWidth / 2;
    strip.current.scrollTo({ left: middle });
  }, [selected]);

  return (
    <div ref={strip} className={styles.strip} role="tablist" aria-label={t('gallery.thumbnails')}>
      {media.map((item, index) => (
        <Thumbnail
          key={`${index} ${item.url}`}
          id={idsOf(index).tab}
          slideId={idsOf(index).slide}
          media={item}
          label={nameOf(index)}
          isSelected={index === selected}
          onSelect={() => onSelect(index)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}
