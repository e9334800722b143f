import type pg from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';

/** A connection for statements that may take as long as they need, and write values the same way on every server. */
export interface Session {
  runner: QueryRunner;
  client: pg.PoolClient;
}

export async function withSession<Result>(
  dataSource: DataSource,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await client.query(`
      SET statement_timeout = 0;
      SET idle_in_transaction_session_timeout = 0;
      SET datestyle = 'ISO';
      SET intervalstyle = 'postgres';
      SET timezone = 'UTC';
      SET synchronize_seqscans = off`);
    return await work({ runner, client });
  } finally {
    // The settings go with the connection: a task ends after it.
    await runner.release();
  }
}
