import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import { Thumbnail } from './thumbnail';
import styles from './thumbnails.module.css';

interface Props {
  /** Ties each thumbnail to the stage that it opens on. */
  id: string;
  media: Media[];
  selected: number;
  onSelect: (index: number) => void;
  onKeyDown: KeyboardEventHandler;
}

/** All slides in small, as the tabs of the stage: arrow keys, Home and End walk through them. */
export function Thumbnails({ id, media, selected, onSelect, onKeyDown }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);

  // Arrow keys select; the focus has to follow, and with it the strip's scroll position.
  useEffect(() => {
    const isWalking = strip.current?.contains(document.activeElement);
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (isWalking) tab?.focus();
  }, [selected]);

  return (
    <div ref={strip} className={styles.strip} role="tablist" aria-label={t('gallery.thumbnails')}>
      {media.map((item, index) => (
        <Thumbnail
          key={`${index} ${item.url}`}
          id={`${id}-${index}`}
          stageId={`${id}-stage`}
          media={item}
          label={t(`gallery.${item.kind}`, { position: index + 1, count: media.length })}
          isSelected={index === selected}
          onSelect={() => onSelect(index)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}
