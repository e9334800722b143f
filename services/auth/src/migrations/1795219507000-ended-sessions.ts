import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins that were ended, so that their access tokens count no more. */
export class EndedSessions1795219507000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_session (
        id uuid PRIMARY KEY,
        ended_at timestamptz NOT NULL DEFAULT now(),
        until timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ended_session_ended ON ended_session (ended_at)');
    await runner.query('CREATE INDEX ended_session_until ON ended_session (until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_session');
  }
}
