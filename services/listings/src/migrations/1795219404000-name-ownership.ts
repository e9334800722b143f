import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In the RESO Data Dictionary OwnershipType is about a business for sale; how a home is owned is its Ownership. */
export class NameOwnership1795219404000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing RENAME ownership_type TO ownership');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing RENAME ownership TO ownership_type');
  }
}
