import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notification of a change names the entry after the content type: `17 newsletter #9`. A process of the release before
 * reads the number and the type. Gateways that follow such a process during a deployment renew what shows only the entry
 * when it is no longer fresh.
 */
export class NameEntriesOfChanges1795532000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return notifyOf(runner, `NEW.type || ' #' || NEW.id`);
  }

  down(runner: QueryRunner): Promise<void> {
    return notifyOf(runner, 'NEW.type');
  }
}

async function notifyOf(runner: QueryRunner, touched: string): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION number_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      touched text := '';
    BEGIN
      UPDATE content_change SET number = number + 1 RETURNING number INTO NEW.change;
      IF TG_TABLE_NAME = 'content_entry' THEN
        touched := ' ' || ${touched};
      END IF;
      PERFORM pg_notify('content_change', NEW.change || touched);
      RETURN NEW;
    END $$`);
}
