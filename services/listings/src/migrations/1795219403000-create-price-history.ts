import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a home has cost since it came to us, and since when it is off the market. */
export class CreatePriceHistory1795219403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A million homes are not read in the time that a request has.
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      CREATE TABLE listing_price (
        listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE,
        price integer NOT NULL CHECK (price > 0),
        since timestamptz(3) NOT NULL,
        PRIMARY KEY (listing_id, since)
      )`);
    await runner.query(`
      INSERT INTO listing_price (listing_id, price, since)
      SELECT id, list_price, entered_at FROM listing WHERE list_price IS NOT NULL`);
    await runner.query('ALTER TABLE listing ADD off_market_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing DROP off_market_at');
    await runner.query('DROP TABLE listing_price');
  }
}
