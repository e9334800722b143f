import { codeOf, messageOf } from '../errors/error-code.js';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: shutdowns, start-up, no slots. */
const POSTGRES_CODES = /^(08\w{3}|57P0[1-3]|53300)$/;

const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
];

/** Tells a statement that was ended for taking too long, by the request's deadline or the connection's own limit. */
export const isStatementCancelled = (thrown: unknown): boolean => codeOf(thrown) === '57014';

/** Tells a database that is down or starting from a fault in what it was asked. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return (
    NETWORK_CODES.has(code) ||
    POSTGRES_CODES.test(code) ||
    DRIVER_MESSAGES.some((text) => messageOf(thrown).startsWith(text))
  );
}
