import type { QueryRunner } from 'typeorm';

/**
 * Gives a table of received forms the columns of `InboxRow`; what was marked as spam is spam. Part of
 * released migrations, hence as unchangeable as they are.
 */
export async function addInboxColumns(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    ALTER TABLE ${table}
      ALTER created_at TYPE timestamptz(3),
      ADD state varchar(12) NOT NULL DEFAULT 'new'
        CHECK (state IN ('new', 'in_progress', 'answered', 'closed', 'spam')),
      ADD assignee_id integer,
      ADD assignee_name varchar(100),
      ADD version integer NOT NULL DEFAULT 1`);
  await runner.query(`UPDATE ${table} SET state = 'spam' WHERE spam_sign IS NOT NULL`);
  await runner.query(`CREATE INDEX ${table}_arrival ON ${table} (created_at, id)`);
}

/** Takes them away again. */
export async function dropInboxColumns(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DROP INDEX ${table}_arrival`);
  await runner.query(`
    ALTER TABLE ${table}
      DROP state, DROP assignee_id, DROP assignee_name, DROP version,
      ALTER created_at TYPE timestamptz`);
}
