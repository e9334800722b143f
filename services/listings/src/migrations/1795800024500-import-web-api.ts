import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the changes of a Web API were imported (files are complete, and need no state), and who lists a home of it. */
export class ImportWebApi1795800024500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feed_state (
        source varchar(40) PRIMARY KEY,
        endpoint text NOT NULL,
        changed_until timestamptz(3) NOT NULL
      )`);
    await runner.query('ALTER TABLE listing ADD COLUMN list_office_name varchar(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing DROP COLUMN list_office_name');
    await runner.query('DROP TABLE feed_state');
  }
}
