import { Link, useFormat, useLocation, useTranslation } from '@phantom/mf-kit';
import { FileLink } from '../../../shared/components/file-link';
import { StatusName } from '../../../shared/components/status-name';
import type { ServerColumn } from '../../../shared/list/server-table';
import type { CurrentProperty } from '../api/properties';
import type { PropertySort } from '../property-query';
import { usePropertyTypeName } from '../use-property-type-name';
import type { ListLocationState } from './property-breadcrumbs';
import { DaysInStatus } from './days-in-status';
import styles from './property-columns.module.css';

export const usePropertyColumns = (): ServerColumn<CurrentProperty, PropertySort>[] => {
  const { t } = useTranslation();
  const typeName = usePropertyTypeName();
  const { number } = useFormat();
  const { search } = useLocation();
  const from: ListLocationState = { listSearch: search };
  const columns = [
    { key: 'address', sortBy: 'address', cell: (row) => <PropertyName property={row} /> },
    { key: 'bank', sortBy: 'bank', cell: ({ servicing_bank }) => servicing_bank },
    {
      key: 'assignee',
      sortBy: 'assignee',
      cell: ({ assign }) =>
        assign?.label ?? <span className="text-body-secondary">{t('properties.unassigned')}</span>,
    },
    { key: 'type', sortBy: 'type', cell: ({ type_of_property }) => typeName(type_of_property) },
    { key: 'step', sortBy: 'status', cell: (row) => <StatusCell property={row} /> },
    {
      key: 'days',
      sortBy: 'days',
      align: 'end',
      cell: (row) => <DaysInStatus property={row}>{number(row.days_in_status)}</DaysInStatus>,
    },
    {
      key: 'file',
      action: true,
      cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
    },
    {
      key: 'status',
      action: true,
      cell: ({ id, address }) => (
        <Link to={`/current-properties/${id}`} state={from}>
          {t('properties.viewStatus')}
          <span className="visually-hidden">: {address}</span>
        </Link>
      ),
    },
  ] as const satisfies Omit<ServerColumn<CurrentProperty, PropertySort>, 'header'>[];
  return columns.map((column) => ({ ...column, header: t(`properties.columns.${column.key}`) }));
};

function PropertyName({ property }: { property: CurrentProperty }) {
  return (
    <>
      {property.address}
      <span className={styles.second} translate="no">
        {property.reference}
      </span>
    </>
  );
}

function StatusCell({ property }: { property: CurrentProperty }) {
  const { t } = useTranslation();
  const { status, awaited_documents, overdue_documents, archived_at } = property;
  const isLate = overdue_documents > 0;
  return (
    <>
      <StatusName status={status} />
      {archived_at !== null && <span className={styles.second}>{t('properties.archived')}</span>}
      {awaited_documents > 0 && (
        <span className={isLate ? styles.late : styles.second}>
          {isLate
            ? t('properties.overdue', { count: overdue_documents })
            : t('properties.awaited', { count: awaited_documents })}
        </span>
      )}
    </>
  );
}
