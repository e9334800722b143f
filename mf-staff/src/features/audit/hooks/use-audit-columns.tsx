import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import type { LogEntry } from '../api/list-audit';
import { Deed } from '../components/deed';
import { RecordName } from '../components/record-name';
import { useAuditWords } from './use-audit-words';

/** The columns of the log. */
export const useAuditColumns = (): Column<LogEntry>[] => {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { who } = useAuditWords();
  return [
    {
      key: 'at',
      header: t('audit.columns.at'),
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    { key: 'who', header: t('audit.columns.who'), cell: who },
    { key: 'what', header: t('audit.columns.what'), cell: (entry) => <Deed entry={entry} /> },
    {
      key: 'record',
      header: t('audit.columns.record'),
      cell: (entry) => <RecordName entry={entry} />,
    },
    {
      key: 'from',
      header: t('audit.columns.from'),
      cell: ({ network, request_id: request }) => (
        <span translate="no">
          {network ?? '–'}
          {request && <small className="d-block text-body-secondary text-break">{request}</small>}
        </span>
      ),
    },
  ];
};
