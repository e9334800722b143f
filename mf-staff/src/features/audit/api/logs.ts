import { api, unwrap, type ApiQuery } from '@phantom/mf-kit';

export const LOG_NAMES = ['auth', 'properties', 'content', 'listings'] as const;
export type LogName = (typeof LOG_NAMES)[number];

type AuditLogQuery = ApiQuery<'get', '/api/auth/audit/auth'>;

/** The log of one service; a response has up to 50 entries, newest first. */
export const readLog = (log: LogName, query: AuditLogQuery, signal: AbortSignal) =>
  unwrap(api.GET(`/api/auth/audit/${log}`, { params: { query }, signal }));

export type AuditEntry = Awaited<ReturnType<typeof readLog>>['list'][number];
