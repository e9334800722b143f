import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Longer than anything lasts that came of a token: an access token for 15 minutes, the gateway's pass of an employee for 4 hours. */
const KEPT = '5 hours';

/**
 * What an access token says of its account has a version, raised by a trigger with every change of it, so that older tokens are refused.
 * The version is a time in milliseconds: after a restore of an older backup the next change is still above every token that is out.
 */
export class PermissionVersion1795219520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE account ADD COLUMN permission_version bigint NOT NULL DEFAULT 0',
    );
    await runner.query(
      "ALTER TABLE ended_session ADD COLUMN reason varchar(30) NOT NULL DEFAULT 'session-ended'",
    );
    await runner.query(`
      CREATE TABLE account_revocation (
        account_id integer PRIMARY KEY,
        permission_version bigint NOT NULL,
        reason varchar(30) NOT NULL,
        revoked_at timestamptz NOT NULL DEFAULT now(),
        until timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX account_revocation_until ON account_revocation (until)');
    await runner.query(RAISE_VERSION);
    await runner.query(`
      CREATE TRIGGER account_permission_version BEFORE UPDATE OR DELETE ON account
        FOR EACH ROW EXECUTE FUNCTION raise_permission_version()`);
    await runner.query(SESSION_JSON);
    await runner.query(ACCOUNT_JSON);
    for (const [table, name] of NOTIFIED) {
      await runner.query(`
        CREATE FUNCTION notify_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('revocation', ${name}(NEW)::text);
          RETURN NULL;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE ON ${table}
          FOR EACH ROW EXECUTE FUNCTION notify_${table}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER account_permission_version ON account');
    await runner.query('DROP FUNCTION raise_permission_version()');
    for (const [table, name] of NOTIFIED) {
      await runner.query(`DROP TRIGGER ${table}_notify ON ${table}`);
      await runner.query(`DROP FUNCTION notify_${table}()`);
      await runner.query(`DROP FUNCTION ${name}(${table})`);
    }
    await runner.query('DROP TABLE account_revocation');
    await runner.query('ALTER TABLE ended_session DROP COLUMN reason');
    await runner.query('ALTER TABLE account DROP COLUMN permission_version');
  }
}

const NOTIFIED = [
  ['ended_session', 'revocation_of_session'],
  ['account_revocation', 'revocation_of_account'],
] as const;

const RAISE_VERSION = `
  CREATE FUNCTION raise_permission_version() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    cause text;
    raised bigint := GREATEST(
      OLD.permission_version + 1,
      floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
    );
  BEGIN
    IF TG_OP = 'DELETE' THEN
      cause := 'erased';
    ELSIF NEW.blocked_at IS NOT NULL AND OLD.blocked_at IS NULL THEN
      cause := 'blocked';
    ELSIF NEW.type IS DISTINCT FROM OLD.type THEN
      cause := 'role-changed';
    ELSIF NEW.rights <> OLD.rights THEN
      cause := 'rights-changed';
    ELSIF (NEW.name, NEW.email, NEW.blocked_at IS NULL, NEW.email_confirmed_at IS NULL)
      IS DISTINCT FROM (OLD.name, OLD.email, OLD.blocked_at IS NULL, OLD.email_confirmed_at IS NULL) THEN
      cause := 'profile-changed';
    ELSE
      RETURN NEW;
    END IF;
    INSERT INTO account_revocation (account_id, permission_version, reason, until)
      VALUES (OLD.id, raised, cause, now() + interval '${KEPT}')
      ON CONFLICT (account_id) DO UPDATE SET
        permission_version = EXCLUDED.permission_version, reason = EXCLUDED.reason,
        revoked_at = EXCLUDED.revoked_at, until = EXCLUDED.until;
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    NEW.permission_version := raised;
    RETURN NEW;
  END $$`;

/** As the revocation stream of the service has it. */
const SESSION_JSON = `
  CREATE FUNCTION revocation_of_session(ended ended_session) RETURNS json LANGUAGE sql STABLE AS $$
    SELECT json_build_object('session', ended.id, 'reason', ended.reason, 'until', ended.until)
  $$`;

const ACCOUNT_JSON = `
  CREATE FUNCTION revocation_of_account(revoked account_revocation) RETURNS json LANGUAGE sql STABLE AS $$
    SELECT json_build_object('account', revoked.account_id, 'version', revoked.permission_version,
      'reason', revoked.reason, 'until', revoked.until)
  $$`;
