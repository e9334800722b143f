import type { TFunction } from '@phantom/mf-kit';
import { toCsv } from '../../../shared/files/csv';
import type { LogEntry } from '../api/list-audit';
import type { AuditText } from './use-audit-text';

type Cell = (entry: LogEntry) => string | number | null;

/** The entries as CSV. Times are ISO 8601 in UTC. */
export const auditCsv = (entries: LogEntry[], text: AuditText, t: TFunction): string => {
  const columns = [
    ['at', ({ at }) => at],
    ['who', text.actor],
    ['actorId', ({ actor_id }) => actor_id],
    ['what', text.action],
    ['outcome', ({ outcome }) => t(`audit.outcome.${outcome}`)],
    ['about', text.subject],
    ['changes', (entry) => text.changes(entry).join('; ')],
    ['record', ({ record_type }) => t(`audit.kind.${record_type}`)],
    ['recordId', ({ record_id }) => record_id],
    ['log', ({ log }) => t(`audit.log.${log}`)],
    ['network', ({ network }) => network],
    ['request', ({ request_id }) => request_id],
  ] as const satisfies [string, Cell][];
  const fields = columns.map(([name]) => t(`audit.export.columns.${name}`));
  const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry) ?? ''));
  return toCsv(fields, rows);
};
