import { Picture } from '@phantom/ui';
import { PlayIcon } from '@phantom/ui/on-demand';
import type { KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import styles from './thumbnails.module.css';

interface Props {
  id: string;
  /** What it opens. */
  slideId: string;
  media: Media;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: KeyboardEventHandler;
}

export function Thumbnail({ id, slideId, media, label, isSelected, onSelect, onKeyDown }: Props) {
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
