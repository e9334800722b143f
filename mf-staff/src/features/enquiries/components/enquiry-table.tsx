import { useSlowNavigation, useTranslation } from '@phantom/mf-kit';
import { DataTable } from '@phantom/ui/on-demand';
import type { Entry } from '../api/sources';
import { useEnquiryColumns } from '../hooks/use-enquiry-columns';
import type { NameOf } from '../hooks/use-name-of';
import styles from './enquiry-table.module.css';

interface Props {
  entries: Entry[];
  nameOf: NameOf;
}

/** The enquiries of a page of the list; each row leads to its own. */
export function EnquiryTable({ entries, nameOf }: Props) {
  const { t } = useTranslation();
  const columns = useEnquiryColumns(nameOf);
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
