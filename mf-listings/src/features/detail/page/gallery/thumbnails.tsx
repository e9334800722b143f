import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { PlayIcon } from '@phantom/ui/on-demand';
import { useEffect, useRef, type KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import styles from './thumbnails.module.css';

interface Props {
  media: Media[];
  /** The ids that tie each thumbnail to its slide. */
  idsOf: (index: number) => { tab: string; slide: string };
  nameOf: (index: number) => string;
  selected: number;
  onSelect: (index: number) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The thumbnails of all slides, as tabs: arrow keys, Home and End move between them. */
export function Thumbnails({ media, idsOf, nameOf, selected, onSelect, onKeyDown }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip.current || !tab) return;
    // Arrow keys select, so the focus follows the selection.
    if (strip.current.contains(document.activeElement)) tab.focus({ preventScroll: true });
    // Scroll the strip only. `scrollIntoView` would also scroll the page.
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

interface ThumbnailProps {
  id: string;
  /** The slide that it controls. */
  slideId: string;
  media: Media;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: KeyboardEventHandler;
}

function Thumbnail({ id, slideId, media, label, isSelected, onSelect, onKeyDown }: ThumbnailProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className={styles.thumbnail}
      aria-label={label}
      aria-selected={isSelected}
      aria-controls={slideId}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {media.kind === 'image' ? (
        <Picture src={media.url} alt="" sizes="112px" />
      ) : (
        <PlayIcon className={styles.play} />
      )}
    </button>
  );
}
