import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that every service with public forms has beside those of its forms. */
export class CreateFormTables1795219300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_key (
        scope varchar(40) NOT NULL,
        key uuid NOT NULL,
        fingerprint bytea NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
    await runner.query('CREATE INDEX idempotency_key_age ON idempotency_key (created_at)');
    await runner.query(`
      CREATE TABLE outbox_mail (
        id uuid PRIMARY KEY,
        reply_name varchar(210) NOT NULL,
        reply_address varchar(254) NOT NULL,
        subject varchar(300) NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX outbox_mail_due ON outbox_mail (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_mail, idempotency_key');
  }
}

/** The outbox of a service that writes mails and takes no public forms. */
export class CreateOutbox1795219502000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_mail (
        id uuid PRIMARY KEY,
        to_name varchar(210),
        to_address varchar(254),
        reply_name varchar(210),
        reply_address varchar(254),
        subject varchar(300) NOT NULL,
        text text NOT NULL,
        link_for varchar(100),
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX outbox_mail_due ON outbox_mail (due_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_mail');
  }
}

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
