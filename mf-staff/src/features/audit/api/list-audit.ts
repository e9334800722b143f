import { api, unwrap } from '@phantom/mf-kit';
import type { AuditQuery, Part } from '../audit-query';

type Asked = Omit<AuditQuery, 'part'>;

const logs = {
  auth: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/audit/auth', { params: { query }, signal })),
  properties: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/audit/properties', { params: { query }, signal })),
  content: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/audit/content', { params: { query }, signal })),
  listings: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/audit/listings', { params: { query }, signal })),
} satisfies Record<Part, unknown>;

/** A part of the audit log of a service, the newest first. */
export const listAudit = ({ part, ...query }: AuditQuery, signal: AbortSignal) =>
  logs[part](query, signal);

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>['list'][number];
