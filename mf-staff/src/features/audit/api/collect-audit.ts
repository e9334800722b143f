import { api, unwrap } from '@phantom/mf-kit';
import type { AuditFilters } from './audit-query';
import { listAudit, type LogEntry } from './list-audit';

/** Largest number of entries in one CSV file, about 10 MB. */
export const EXPORT_LIMIT = 10_000;

/** The export stopped because a service does not respond or because there are too many entries. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(readonly reason: 'incomplete' | 'tooMany') {
    super(`The log is not exported: ${reason}`);
  }
}

/** All entries that match the filters. @throws ExportError when the table would be incomplete */
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
  await logExport(filters, all.length, signal);
  return all;
};

const logExport = (
  { signIns, ...filters }: AuditFilters,
  count: number,
  signal: AbortSignal,
): Promise<unknown> => {
  const body = { ...filters, sign_ins: signIns ? 'true' : 'false', count } as const;
  return unwrap(api.POST('/api/auth/audit/exports', { body, signal }));
};
