import { api, unwrap } from '@phantom/mf-kit';
import type { AuditFilters } from './audit-query';
import { listAudit, type LogEntry } from './list-audit';

/** As many as one table takes: some ten megabytes. */
export const EXPORT_LIMIT = 10_000;

/** Why there is no table: a service does not answer, or there are too many entries for one. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(readonly reason: 'incomplete' | 'tooMany') {
    super(`The log is not exported: ${reason}`);
  }
}

/**
 * All entries that fit the filters, page after page, once it is noted in the log that they are taken along.
 *
 * @param onProgress told how many there are so far
 * @throws ExportError where half a table would be taken for the whole
 */
export const collectAudit = async (
  filters: AuditFilters,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<LogEntry[]> => {
  const all: LogEntry[] = [];
  let page = await listAudit({ filters }, signal);
  for (;;) {
    if (page.missing.length > 0) throw new ExportError('incomplete');
    all.push(...page.list);
    if (all.length > EXPORT_LIMIT) throw new ExportError('tooMany');
    onProgress(all.length);
    if (!page.next) break;
    page = await listAudit({ filters, before: page.next }, signal);
  }
  await noteExport(filters, all.length, signal);
  return all;
};

const noteExport = (
  { signIns, ...filters }: AuditFilters,
  count: number,
  signal: AbortSignal,
): Promise<unknown> => {
  const body = { ...filters, sign_ins: signIns ? 'true' : 'false', count } as const;
  return unwrap(api.POST('/api/auth/audit/exports', { body, signal }));
};
