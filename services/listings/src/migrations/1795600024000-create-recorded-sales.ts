import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What homes were sold for, by the deeds that the city has recorded. No listing refers to them. */
export class CreateRecordedSales1795600024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recorded_sale (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        borough varchar(20) NOT NULL,
        neighbourhood varchar(80) NOT NULL,
        kind varchar(20) NOT NULL,
        block integer NOT NULL,
        lot integer NOT NULL,
        zip char(5) NOT NULL,
        address_key varchar(200),
        area integer CHECK (area > 0),
        price bigint NOT NULL CHECK (price > 0),
        sold_on date NOT NULL
      )`);
    await runner.query('CREATE INDEX recorded_sale_zip ON recorded_sale (zip, kind)');
    await runner.query('CREATE INDEX recorded_sale_borough ON recorded_sale (borough, kind)');
    await runner.query(`
      CREATE INDEX recorded_sale_address ON recorded_sale (address_key)
      WHERE address_key IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recorded_sale');
  }
}
