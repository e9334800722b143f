import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a record was as something was done to it; entries from before stay without. */
export class DescribeAuditEntry1795396100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD COLUMN details jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry DROP COLUMN details');
  }
}
