import { randomInt } from 'node:crypto';
import { AppError, ServiceUnavailableError, TooLateError } from '@phantom/service-kit';
import { ClientDisconnectedError } from '../../../common/downstream-client.js';

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** The connection broke, for example because the service closed it while it was idle. */
const LOST_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Milliseconds before a refused connection is tried again: a balancer learns of a restart meanwhile. */
const MIN_RETRY_DELAY = 50;
const MAX_RETRY_DELAY = 200;

/** Statuses that show a defect of the service. A 503 does not: the service limits its load and works. */
const DEFECTS = new Set([500, 502, 504]);

/** The client or the gateway caused these. */
const NOT_OF_THE_SERVICE = new Set([
  'UND_ERR_ABORTED',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
]);

/** The error that the client gets. The cause stays in the log. */
export const toClientError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return TIMEOUTS.has(codeOf(error)) ? new TooLateError(error) : new ServiceUnavailableError(error);
};

/** @returns milliseconds before the next try; undefined if another try would not help */
export const retryDelay = (error: unknown): number | undefined => {
  const code = codeOf(error);
  if (LOST_CONNECTION.has(code)) return 0;
  return code === 'ECONNREFUSED' ? randomInt(MIN_RETRY_DELAY, MAX_RETRY_DELAY + 1) : undefined;
};

/** @returns whether a call showed that its service works; undefined if it showed neither */
export const classifyFailure = (
  error: unknown,
  { status }: { status?: number },
): boolean | undefined => {
  if (error === undefined) return status === undefined || !DEFECTS.has(status);
  if (error instanceof ClientDisconnectedError) return undefined;
  // The gateway itself ended the call: only a timeout says something about the service.
  if (error instanceof AppError) return error.status === 504 ? false : undefined;
  return NOT_OF_THE_SERVICE.has(codeOf(error)) ? undefined : false;
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
