import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people look things up in a list: small letters beside capitals, and numbers by their size. */
export class CreatePropertyAlphabet1795219511000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE COLLATION property_alphabet (provider = icu, locale = 'en-u-kn-true')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP COLLATION property_alphabet');
  }
}
