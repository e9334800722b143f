import { api, unwrap } from '@phantom/mf-kit';
import type { AuditAction, AuditRecord } from './audit-kinds';

/** Services that have an audit log. */
export const LOG_NAMES = ['auth', 'properties', 'content', 'listings'] as const;
export type LogName = (typeof LOG_NAMES)[number];

/** Query of one service. */
export interface AuditLogQuery {
  account?: number;
  action?: AuditAction;
  record?: AuditRecord;
  from?: string;
  to?: string;
  sign_ins?: 'true' | 'false';
  before?: number;
}

const auth = (query: AuditLogQuery, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/audit/auth', { params: { query }, signal }));

type AuditLogResponse = Awaited<ReturnType<typeof auth>>;

/** One call for each service; a response has up to 50 entries, newest first. */
export const LOGS: Record<
  LogName,
  (query: AuditLogQuery, signal: AbortSignal) => Promise<AuditLogResponse>
> = {
  auth,
  properties: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/properties', { params: { query }, signal })),
  content: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/content', { params: { query }, signal })),
  listings: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/listings', { params: { query }, signal })),
};

export type AuditEntry = AuditLogResponse['list'][number];
