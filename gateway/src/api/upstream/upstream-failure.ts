import { randomInt } from 'node:crypto';
import { AppError, ServiceUnavailableError, TooLateError } from '@phantom/service-kit';

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** The connection broke off, as one does that the other side closed while it was idle. */
const LOST_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Milliseconds until a process that refuses is asked again: where it is started anew, others are told of it meanwhile. */
const SOONEST = 50;
const LATEST = 200;

/** What a client is told of a call that failed; the cause stays in the log. */
export const upstreamFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return TIMEOUTS.has(codeOf(error)) ? new TooLateError(error) : new ServiceUnavailableError(error);
};

/** @returns milliseconds after which another try may well succeed; undefined where none does */
export const retryDelay = (error: unknown): number | undefined => {
  const code = codeOf(error);
  if (LOST_CONNECTION.has(code)) return 0;
  return code === 'ECONNREFUSED' ? randomInt(SOONEST, LATEST + 1) : undefined;
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
