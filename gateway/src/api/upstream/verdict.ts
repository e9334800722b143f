import { AppError } from '@phantom/service-kit';
import { ClientGoneError } from '../call-client.js';

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
export const verdictOn = (error: unknown, { status }: { status?: number }): boolean | undefined => {
  if (error === undefined) return status === undefined || !FAULTS.has(status);
  if (error instanceof ClientGoneError) return undefined;
  // Turned away or broken off by the gateway itself; too late is what the service was.
  if (error instanceof AppError) return error.status === 504 ? false : undefined;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NOT_OF_THE_SERVICE.has(code) ? undefined : false;
};
