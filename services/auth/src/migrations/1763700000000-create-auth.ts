import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuth1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id serial PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        name text NOT NULL,
        password_hash text NOT NULL,
        image text,
        type text CHECK (type IN ('admin', 'Investor')),
        manages_people boolean NOT NULL DEFAULT false,
        demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE refresh_family (
        id uuid PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        previous_hash bytea,
        rotated_at timestamptz NOT NULL,
        seed bytea NOT NULL,
        remember boolean NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX refresh_family_account ON refresh_family (account_id)');
    await runner.query('CREATE INDEX refresh_family_expiry ON refresh_family (expires_at)');
    await runner.query(`
      CREATE TABLE signing_key (
        id text PRIMARY KEY,
        public_jwk jsonb NOT NULL,
        private_jwk jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        retired_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE known_device (
        id bytea PRIMARY KEY,
        account_id integer NOT NULL REFERENCES account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX known_device_account ON known_device (account_id)');
    // In the form that rate-limiter-flexible reads and writes.
    await runner.query(`
      CREATE TABLE login_failure (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE login_failure, known_device, signing_key, refresh_family, account',
    );
  }
}
