import { api, unwrap } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import type { AuditQuery } from './audit-query';
import { LOG_NAMES, readLog, type AuditEntry, type LogName } from './logs';
import { mergeLogs, type MergedLog } from './merge-logs';

/** Page size of the services. */
const PAGE = 50;

export interface AuditPage extends MergedLog<AuditEntry> {
  /** Services that did not respond; their entries are missing. */
  missing: LogName[];
}

export type LogEntry = AuditPage['list'][number];

/** One page of the merged logs, newest first. A service that is down hides only its own entries. */
export const listAudit = async (query: AuditQuery, signal: AbortSignal): Promise<AuditPage> => {
  const { filters, before = {} } = query;
  const { signIns, ...rest } = filters;
  const names = LOG_NAMES.filter((log) => before[log] !== 0);
  const { responses, missing } = await callServices(names, (log) =>
    readLog(log, { ...rest, sign_ins: signIns ? 'true' : 'false', before: before[log] }, signal),
  );
  const parts = responses.map(({ name, value }) => ({ log: name, ...value }));
  return { ...mergeLogs(parts, before, PAGE), missing };
};

/** Names of all accounts by id; the log itself holds ids only. */
export const listAccountNames = async (signal: AbortSignal): Promise<Map<number, string>> => {
  const { list } = await unwrap(api.GET('/api/auth/people/names', { signal }));
  return new Map(list.map(({ id, name }) => [id, name]));
};
