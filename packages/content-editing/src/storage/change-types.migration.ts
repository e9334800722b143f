import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notification of a change names the content type after the number: `17 newsletter`. A process of the release before
 * passes the whole text on, and gateways compare it only with the one before.
 */
export class NameTypesOfChanges1795530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION number_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        touched text := '';
      BEGIN
        UPDATE content_change SET number = number + 1 RETURNING number INTO NEW.change;
        IF TG_TABLE_NAME = 'content_entry' THEN
          touched := ' ' || NEW.type;
        END IF;
        PERFORM pg_notify('content_change', NEW.change || touched);
        RETURN NEW;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION number_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE content_change SET number = number + 1 RETURNING number INTO NEW.change;
        PERFORM pg_notify('content_change', NEW.change::text);
        RETURN NEW;
      END $$`);
  }
}
