import { Picture } from '@phantom/ui';
import type { KeyboardEventHandler } from 'react';
import type { Media } from '../../../../shared/media';
import { PlayIcon } from './play-icon';
import styles from './thumbnails.module.css';

interface Props {
  id: string;
  stageId: string;
  media: Media;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: KeyboardEventHandler;
}

export function Thumbnail({ id, stageId, media, label, isSelected, onSelect, onKeyDown }: Props) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      className={styles.thumbnail}
      aria-label={label}
      aria-selected={isSelected}
      aria-controls={stageId}
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
