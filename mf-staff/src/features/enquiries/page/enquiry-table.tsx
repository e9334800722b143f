import { Link, useLocation, useSlowNavigation, useTranslation } from '@phantom/mf-kit';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { subjectOf, type Enquiry } from '../api/sources';
import type { NameOf } from '../colleagues';
import { readFilters, writeFilters } from '../enquiry-query';
import styles from './enquiry-table.module.css';
import { EnquiryState } from './enquiry-state';

interface EnquiryTableProps {
  entries: Enquiry[];
  columns: Column<Enquiry>[];
}

export function EnquiryTable({ entries, columns }: EnquiryTableProps) {
  const { t } = useTranslation();
  const isWaiting = useSlowNavigation()?.pathname.endsWith('/enquiries') ?? false;
  return (
    <div className={`${styles.table} ${isWaiting ? styles.waiting : ''}`} aria-busy={isWaiting}>
      <DataTable
        caption={t('enquiries.title')}
        columns={columns}
        rows={entries}
        rowKey={({ key }) => key}
        loadingLabel={t('loading')}
        empty={null}
      />
    </div>
  );
}

/** The link keeps the filters of the list. */
export const useEnquiryColumns = (nameOf: NameOf): Column<Enquiry>[] => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const filters = writeFilters(readFilters(new URLSearchParams(search))).toString();
  const address = ({ kind, id }: Enquiry) => `/enquiries/${kind}/${id}${filters && `?${filters}`}`;
  const columns = [
    {
      key: 'from',
      cell: (entry) => (
        <Link
          to={address(entry)}
          className={`stretched-link ${styles.name} ${entry.state === 'new' ? styles.unread : ''}`}
        >
          {entry.state === 'new' && (
            <span className="visually-hidden">{t('enquiries.unread')}: </span>
          )}
          {entry.name}
        </Link>
      ),
    },
    { key: 'about', cell: (entry) => <EnquirySummary entry={entry} /> },
    {
      key: 'received',
      cell: (entry) => (
        <span className="text-nowrap">
          <RelativeTime at={entry.created_at} />
        </span>
      ),
    },
    {
      key: 'assignee',
      cell: ({ assignee_id: id }) =>
        id === null ? (
          <span className="text-body-secondary">{t('enquiries.nobody')}</span>
        ) : (
          nameOf(id)
        ),
    },
    { key: 'state', cell: ({ state }) => <EnquiryState state={state} /> },
  ] as const satisfies Omit<Column<Enquiry>, 'header'>[];
  return columns.map((column) => ({ ...column, header: t(`enquiries.columns.${column.key}`) }));
};

function EnquirySummary({ entry }: { entry: Enquiry }) {
  const { t } = useTranslation();
  const subject = subjectOf(entry);
  return (
    <span className={styles.about}>
      <span>
        <span className={styles.kind}>{t(`enquiries.kind.${entry.kind}`)}</span>{' '}
        {subject && <span className={styles.subject}>{subject}</span>}
      </span>
      {entry.message && (
        <span className={styles.message} lang={entry.lang}>
          {entry.message}
        </span>
      )}
    </span>
  );
}
