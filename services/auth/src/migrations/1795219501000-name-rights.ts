import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameRights1795219501000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN rights text[] NOT NULL DEFAULT '{}'
        CHECK (rights <@ ARRAY['people', 'documents'])`);
    await runner.query(
      "UPDATE account SET rights = ARRAY['people', 'documents'] WHERE manages_people",
    );
    await runner.query('ALTER TABLE account DROP COLUMN manages_people');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE account ADD COLUMN manages_people boolean NOT NULL DEFAULT false',
    );
    await runner.query("UPDATE account SET manages_people = true WHERE 'people' = ANY (rights)");
    await runner.query('ALTER TABLE account DROP COLUMN rights');
  }
}
