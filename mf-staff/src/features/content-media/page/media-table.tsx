import { useTranslation } from '@phantom/mf-kit';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { Media } from '../../../shared/media/media-api';
import { MediaNotes } from '../../../shared/media/media-grid';
import { MediaThumb } from '../../../shared/media/media-thumb';
import styles from './media.module.css';

interface MediaTableProps {
  label: string;
  rows: Media[];
  onOpen: (media: Media) => void;
}

/** Files as rows. */
export function MediaTable({ label, rows, onOpen }: MediaTableProps) {
  const { t } = useTranslation();
  const columns: Column<Media>[] = [
    {
      key: 'name',
      header: t('library.name'),
      cell: (media) => (
        <button type="button" className={styles.file} onClick={() => onOpen(media)}>
          <MediaThumb media={media} className={styles.thumb} />
          <span className={styles.name}>{media.name}</span>
        </button>
      ),
    },
    {
      key: 'kind',
      header: t('library.filters.kind.label'),
      cell: ({ kind }) => t(`library.filters.kind.${kind}`),
    },
    { key: 'uses', header: t('library.usedIn'), cell: (media) => <MediaNotes media={media} /> },
    {
      key: 'changed',
      header: t('library.changed'),
      cell: ({ updated_at: at }) => <RelativeTime at={at} />,
    },
  ];
  return (
    <DataTable
      caption={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingLabel={t('loading')}
      empty={null}
    />
  );
}
