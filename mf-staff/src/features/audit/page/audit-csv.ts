import type { TFunction } from '@phantom/mf-kit';
import { csvText } from '../../../shared/files/csv';
import type { LogEntry } from '../api/list-audit';
import type { AuditWords } from './use-audit-text';

type Cell = (entry: LogEntry) => string | number | null;

/** Entries of the log as a table for a spreadsheet; times are those of ISO 8601, in UTC. */
export const auditCsv = (entries: LogEntry[], words: AuditWords, t: TFunction): string => {
  const columns = [
    ['at', ({ at }) => at],
    ['who', words.who],
    ['actorId', ({ actor_id }) => actor_id],
    ['what', words.what],
    ['outcome', ({ outcome }) => t(`audit.outcome.${outcome}`)],
    ['about', words.about],
    ['changes', (entry) => words.changes(entry).join('; ')],
    ['record', ({ record_type }) => t(`audit.kind.${record_type}`)],
    ['recordId', ({ record_id }) => record_id],
    ['log', ({ log }) => t(`audit.log.${log}`)],
    ['network', ({ network }) => network],
    ['request', ({ request_id }) => request_id],
  ] as const satisfies [string, Cell][];
  const fields = columns.map(([name]) => t(`audit.export.columns.${name}`));
  const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry) ?? ''));
  return csvText(fields, rows);
};
