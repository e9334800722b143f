import { api, ApiError, unwrap } from '@phantom/mf-kit';
import { inTime } from '../../../shared/api/calls';
import type { AuditQuery } from './audit-query';
import { type Asked, type AuditEntry, LOG_NAMES, type LogName, LOGS } from './logs';
import { type MergedLog, mergeLogs } from './merge-logs';

/** As many as a service answers at a time. */
const PAGE = 50;

export interface AuditPage extends MergedLog<AuditEntry> {
  /** The services that could not be asked: theirs are missing. */
  missing: LogName[];
}

/** An entry, and which service keeps it. */
export type LogEntry = AuditPage['list'][number];

/**
 * A page of what all services have noted, the newest first. They are merged here: no service knows the others, and one that is
 * down hides its own entries alone.
 *
 * @throws ApiError where none of them answers, or this visitor may not ask
 */
export const listAudit = async (query: AuditQuery, signal: AbortSignal): Promise<AuditPage> => {
  const { filters, before = {} } = query;
  const { signIns, ...asked } = filters;
  const names = LOG_NAMES.filter((log) => before[log] !== 0);
  const outcomes = await Promise.allSettled(
    names.map((log) => {
      const part: Asked = { ...asked, sign_ins: signIns ? 'true' : 'false', before: before[log] };
      return inTime(LOGS[log](part, signal));
    }),
  );
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const isAnswered = failures.length < names.length || names.length === 0;
  const [failure] = failures.filter(isFinal).concat(isAnswered ? [] : failures);
  if (failure !== undefined) throw failure;

  const parts = names.flatMap((log, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'fulfilled' ? [{ log, ...outcome.value }] : [];
  });
  return {
    ...mergeLogs(parts, before, PAGE),
    missing: names.filter((_, index) => outcomes[index]?.status === 'rejected'),
  };
};

/** The way of this page is not to be asked further: it was left, or is not for this visitor. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);

/** What all accounts are called, by their ids: the log knows the ids alone. */
export const listNames = async (signal: AbortSignal): Promise<Map<number, string>> => {
  const { list } = await unwrap(api.GET('/api/auth/people/names', { signal }));
  return new Map(list.map(({ id, name }) => [id, name]));
};
