import { AppError, ServiceUnavailableError, TooLateError } from '@phantom/service-kit';

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** The connection broke off, as one does that the other side closed while it was idle. */
const LOST_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** What a client is told of a call that failed; the cause stays in the log. */
export const upstreamFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return TIMEOUTS.has(codeOf(error)) ? new TooLateError(error) : new ServiceUnavailableError(error);
};

/** Whether another try on a fresh connection may well succeed. */
export const isLostConnection = (error: unknown): boolean => LOST_CONNECTION.has(codeOf(error));

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
