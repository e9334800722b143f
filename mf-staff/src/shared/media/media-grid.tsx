import { useTranslation } from '@phantom/mf-kit';
import type { Media } from './media-api';
import styles from './media-grid.module.css';
import { MediaThumb } from './media-thumb';

interface MediaGridProps {
  label: string;
  rows: readonly Media[];
  chosenId?: number;
  onOpen: (media: Media) => void;
}

/** Files as tiles; each is a button. */
export function MediaGrid({ label, rows, chosenId, onOpen }: MediaGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {rows.map((media) => (
        <li key={media.id}>
          <button
            type="button"
            className={styles.tile}
            aria-current={media.id === chosenId || undefined}
            onClick={() => onOpen(media)}
          >
            <MediaThumb media={media} />
            <span className={styles.name}>{media.name}</span>
            <MediaNotes media={media} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How often a file is used, and what it lacks. */
export function MediaNotes({ media }: { media: Media }) {
  const { t } = useTranslation();
  return (
    <span className={styles.notes}>
      {media.uses > 0 ? t('library.uses', { count: media.uses }) : t('library.unused')}
      {media.missing_alt.length > 0 && <span className={styles.warning}>{t('library.noAlt')}</span>}
    </span>
  );
}
