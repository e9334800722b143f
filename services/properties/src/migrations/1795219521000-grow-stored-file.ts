import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of a file since people can send them in. */
export class GrowStoredFile1795219521000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stored_file
        ADD COLUMN original_name varchar(255),
        ADD COLUMN bytes integer,
        ADD COLUMN sha256 char(64)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stored_file DROP COLUMN original_name, DROP COLUMN bytes, DROP COLUMN sha256`);
  }
}
