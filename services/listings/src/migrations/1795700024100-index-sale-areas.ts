import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of a neighbourhood reads the sales of its areas. */
export class IndexSaleAreas1795700024100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX recorded_sale_area ON recorded_sale (borough, neighbourhood)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX recorded_sale_area');
  }
}
