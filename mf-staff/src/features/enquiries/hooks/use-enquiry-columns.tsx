import { Link, useLocation, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { Moment } from '../../../shared/moment/moment';
import type { Entry } from '../api/sources';
import { EnquiryAbout } from '../components/enquiry-about';
import styles from '../components/enquiry-table.module.css';
import { StateLabel } from '../components/state-label';
import { readFilters, writeFilters } from '../filters';
import type { NameOf } from './use-name-of';

/** The columns of the inbox; the name leads to the enquiry, and takes the filters along. */
export const useEnquiryColumns = (nameOf: NameOf): Column<Entry>[] => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const filters = writeFilters(readFilters(new URLSearchParams(search))).toString();
  const address = ({ kind, id }: Entry) => `/enquiries/${kind}/${id}${filters && `?${filters}`}`;
  return [
    {
      key: 'from',
      header: t('enquiries.columns.from'),
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
    {
      key: 'about',
      header: t('enquiries.columns.about'),
      cell: (entry) => <EnquiryAbout entry={entry} />,
    },
    {
      key: 'received',
      header: t('enquiries.columns.received'),
      cell: (entry) => (
        <span className={styles.moment}>
          <Moment at={entry.created_at} />
        </span>
      ),
    },
    {
      key: 'assignee',
      header: t('enquiries.columns.assignee'),
      cell: ({ assignee_id: id }) =>
        id === null ? <span className={styles.nobody}>{t('enquiries.nobody')}</span> : nameOf(id),
    },
    {
      key: 'state',
      header: t('enquiries.columns.state'),
      cell: ({ state }) => <StateLabel state={state} />,
    },
  ];
};
