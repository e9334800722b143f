import { Logger } from '@nestjs/common';
import pg from 'pg';
import { timeLeft } from '../deadline/deadline.js';

/** PostgreSQL's message for a cancelled statement, for one that was never sent. */
class OverdueStatementError extends Error {
  readonly code = '57014';

  constructor() {
    super('the time for this statement was over before it began');
  }
}

/** Ends statements with their request, except a rollback. A `statement_timeout` would cost each statement a round trip. */
export class DeadlineClient extends pg.Client {
  private readonly logger = new Logger('Database');
  /** The session's process in the server. */
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
      // The connection is released after it: it might cancel another statement.
      await cancelling;
    }
  }

  private async cancelStatement(): Promise<void> {
    const other = new pg.Client(this.options);
    // Without a listener a lost connection would end the process.
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
