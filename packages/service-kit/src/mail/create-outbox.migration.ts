import type { MigrationInterface, QueryRunner } from 'typeorm';

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
