import { api, unwrap } from '@phantom/mf-kit';
import type { AuditAction, AuditRecord } from './audit-kinds';

/** The services that keep a log each. */
export const LOG_NAMES = ['auth', 'properties', 'content', 'listings'] as const;
export type LogName = (typeof LOG_NAMES)[number];

/** What a service is asked for. */
export interface Asked {
  account?: number;
  action?: AuditAction;
  record?: AuditRecord;
  from?: string;
  to?: string;
  sign_ins?: 'true' | 'false';
  before?: number;
}

const auth = (query: Asked, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/audit/auth', { params: { query }, signal }));

type Answer = Awaited<ReturnType<typeof auth>>;

/** Each service's part of the log, 50 entries at a time, the newest first. */
export const LOGS: Record<LogName, (query: Asked, signal: AbortSignal) => Promise<Answer>> = {
  auth,
  properties: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/properties', { params: { query }, signal })),
  content: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/content', { params: { query }, signal })),
  listings: (query, signal) =>
    unwrap(api.GET('/api/auth/audit/listings', { params: { query }, signal })),
};

export type AuditEntry = Answer['list'][number];
