import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the outbox of a service with public forms hold mails to single persons as well. */
export class AddressMails1795219503000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox_mail
        ADD COLUMN to_name varchar(210),
        ADD COLUMN to_address varchar(254),
        ADD COLUMN link_for varchar(100),
        ALTER COLUMN reply_name DROP NOT NULL,
        ALTER COLUMN reply_address DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM outbox_mail WHERE to_address IS NOT NULL');
    await runner.query(`
      ALTER TABLE outbox_mail
        DROP COLUMN to_name,
        DROP COLUMN to_address,
        DROP COLUMN link_for,
        ALTER COLUMN reply_name SET NOT NULL,
        ALTER COLUMN reply_address SET NOT NULL`);
  }
}
