import { codeOf, messageOf } from '../errors/error-code.js';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: shutdowns, start-up; no place, on the disk or for a
 * connection; a disk that fails; a server that may only be read, as one is that another is taking the place of.
 */
const POSTGRES_CODES = /^(08\w{3}|57P0[1-3]|53\w{3}|58\w{3}|25006)$/;

const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  // TypeORM's, of a transaction whose connection was lost between two statements.
  'Query runner already released',
];

/** Tells a statement that was ended for taking too long, by the request's deadline or the connection's own limit. */
export const isStatementCancelled = (thrown: unknown): boolean => codeOf(thrown) === '57014';

/** Tells a database that is down, starting or without room from a fault in what it was asked. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return (
    NETWORK_CODES.has(code) ||
    POSTGRES_CODES.test(code) ||
    DRIVER_MESSAGES.some((text) => messageOf(thrown).startsWith(text))
  );
}
