import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of a neighbourhood counts its homes by month, also those that are off the market, which no search index has. */
export class IndexNeighbourhoods1795800024800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX listing_neighbourhood ON listing (borough, subdivision_name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_neighbourhood');
  }
}
