import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what waits longest, and for whether an address is in servicing already. */
export class IndexProperties1795219512000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX current_property_waiting ON current_property (status_changed_at, id)
        WHERE status <> 8;
      CREATE INDEX current_property_address ON current_property (lower(address))
        WHERE status < 8`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX current_property_waiting, current_property_address');
  }
}
