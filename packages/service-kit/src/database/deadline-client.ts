import { Logger } from '@nestjs/common';
import pg from 'pg';
import { timeLeft } from '../deadline/deadline.js';

/** As PostgreSQL says it of a statement that was cancelled, so that it is the same to who asked. */
class OverdueStatementError extends Error {
  readonly code = '57014';

  constructor() {
    super('the time for this statement was over before it began');
  }
}

/**
 * A connection whose statements end with the request that they are for: none begins after its deadline, and one that is
 * under way then is cancelled. Taking back is always done. A `statement_timeout` would cost each statement another round trip.
 */
export class DeadlineClient extends pg.Client {
  private readonly logger = new Logger('Database');
  /** Of the session in the server. */
  declare readonly processID: number | null;

  constructor(private readonly options: pg.ClientConfig) {
    super(options);
  }

  // The library's overloads are eight; those with a callback, or with a query of one's own, pass as they are.
  override query(...args: unknown[]): never {
    const query = super.query as (...args: unknown[]) => Promise<unknown>;
    const left = isBounded(args) ? timeLeft() : undefined;
    if (left === undefined) return query.apply(this, args) as never;
    if (left <= 0) return Promise.reject(new OverdueStatementError()) as never;
    return this.bounded(() => query.apply(this, args), left) as never;
  }

  private async bounded(run: () => Promise<unknown>, left: number): Promise<unknown> {
    let cancelling: Promise<void> | undefined;
    const timer = setTimeout(() => (cancelling = this.cancelStatement()), left);
    try {
      return await run();
    } finally {
      clearTimeout(timer);
      // Until it is done the connection is nobody else's: it might hit their statement.
      await cancelling;
    }
  }

  private async cancelStatement(): Promise<void> {
    const other = new pg.Client(this.options);
    // It ends here whatever becomes of it: without a listener a lost connection would end the process.
    other.on('error', () => undefined);
    try {
      await other.connect();
      await other.query('SELECT pg_cancel_backend($1)', [this.processID]);
    } catch (error) {
      this.logger.warn({ msg: 'a statement that is overdue could not be cancelled', err: error });
    } finally {
      await other.end().catch(() => undefined);
    }
  }
}

const isBounded = ([statement, , callback]: unknown[]): boolean => {
  if (typeof callback === 'function') return false;
  const text = typeof statement === 'string' ? statement : textOf(statement);
  return text !== undefined && !/^\s*ROLLBACK\b/i.test(text);
};

const textOf = (statement: unknown): string | undefined =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : undefined;
