import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under which further keys a source has listed a home, so that it is the same home under any of them. */
export class KeepOtherKeys1795219405000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE listing_other_key (
        source varchar(40) NOT NULL,
        source_key varchar(200) NOT NULL,
        listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE,
        PRIMARY KEY (source, source_key)
      )`);
    await runner.query('CREATE INDEX listing_other_key_listing ON listing_other_key (listing_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE listing_other_key');
  }
}
