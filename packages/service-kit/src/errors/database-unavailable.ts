import { codeOf, messageOf } from './error-code.js';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: shutdown, start, no room, disk failure, read-only in a failover. */
const POSTGRES_CODES = /^(08\w{3}|57P0[1-3]|53\w{3}|58\w{3}|25006)$/;

const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  // TypeORM's, of a transaction whose connection was lost between two statements.
  'Query runner already released',
];

/** Whether a statement was cancelled by the request's deadline or the connection's limit. */
export const isStatementCancelled = (thrown: unknown): boolean => codeOf(thrown) === '57014';

/** Whether the database is down, starting or out of resources, and the statement itself is not the cause. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return (
    NETWORK_CODES.has(code) ||
    POSTGRES_CODES.test(code) ||
    DRIVER_MESSAGES.some((text) => messageOf(thrown).startsWith(text))
  );
}
