import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key is published for a while before it signs. */
export class KeyRotation1795219505000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signing_key ADD COLUMN signs_from timestamptz');
    await runner.query('UPDATE signing_key SET signs_from = created_at');
    await runner.query('ALTER TABLE signing_key ALTER COLUMN signs_from SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signing_key DROP COLUMN signs_from');
  }
}
