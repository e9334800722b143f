import { randomInt } from 'node:crypto';
import { AppError, ServiceUnavailableError, TooLateError } from '@phantom/service-kit';
import { ClientDisconnectedError } from './downstream-client.js';

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

/**
 * Answers of a service, or of something before it, that is at fault. A 503 is none: the service knows that it has too much
 * to do and turns away by itself what it cannot do, while the rest of it may work.
 */
const FAULTS = new Set([500, 502, 504]);

/** What clients and callers do wrong. */
const NOT_OF_THE_SERVICE = new Set([
  'UND_ERR_ABORTED',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);

/** @returns whether a call showed that its service works; undefined where it showed nothing */
export const classifyFailure = (
  error: unknown,
  { status }: { status?: number },
): boolean | undefined => {
  if (error === undefined) return status === undefined || !FAULTS.has(status);
  if (error instanceof ClientDisconnectedError) return undefined;
  // Turned away or broken off by the gateway itself; too late is what the service was.
  if (error instanceof AppError) return error.status === 504 ? false : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NOT_OF_THE_SERVICE.has(code) ? undefined : false;
};
