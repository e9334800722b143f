import { Link, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { useDateTime } from '../../../shared/date-time/company-time';
import type { LogEntry } from '../api/list-audit';
import styles from './audit-columns.module.css';
import { useAuditText } from './use-audit-text';

export const useAuditColumns = (): Column<LogEntry>[] => {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { actor } = useAuditText();
  const columns = [
    { key: 'at', cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
    { key: 'who', cell: actor },
    { key: 'what', cell: (entry) => <ActionCell entry={entry} /> },
    { key: 'record', cell: (entry) => <RecordCell entry={entry} /> },
    {
      key: 'from',
      cell: ({ network, request_id: request }) => (
        <span translate="no">
          {network ?? '–'}
          {request && <small className="d-block text-body-secondary text-break">{request}</small>}
        </span>
      ),
    },
  ] as const satisfies Omit<Column<LogEntry>, 'header'>[];
  return columns.map((column) => ({ ...column, header: t(`audit.columns.${column.key}`) }));
};

function ActionCell({ entry: { action, outcome } }: { entry: LogEntry }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`audit.action.${action}`)}
      {outcome !== 'done' && (
        <span className={styles.refused}>{t(`audit.outcome.${outcome}`)}</span>
      )}
    </>
  );
}

function RecordCell({ entry }: { entry: LogEntry }) {
  const { subject, changes } = useAuditText();
  const name = subject(entry);
  const path = pathOf(entry);
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {changes(entry).map((line) => (
        <span key={line} className={styles.change}>
          {line}
        </span>
      ))}
    </>
  );
}

function pathOf({ record_type: type, record_id: id, details }: LogEntry): string | undefined {
  // A holding, distribution or document of an investor.
  if (details?.account_id !== undefined) return `/investor-accounts/${details.account_id}`;
  if (id === null) return undefined;
  if (type === 'account') return `/people?person=${id}`;
  if (type === 'property') return `/current-properties/${id}`;
  const isEnquiry = type === 'contact' || type === 'investor' || type === 'listing';
  return isEnquiry ? `/enquiries/${type}/${id}` : undefined;
}
