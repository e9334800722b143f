import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServiceApp, loadConfig } from '@phantom/service-kit';
import { createTestDatabase, type TestDatabase } from '@phantom/service-kit/testing';
import { Client } from 'pg';
import { AppModule } from '../src/app.module.js';
import { AuthConfig } from '../src/config/auth.config.js';
import { authDataSource } from '../src/data-source.js';

const MIGRATE = fileURLToPath(new URL('../dist/migrate.js', import.meta.url));
const name = `owner_${randomUUID().replaceAll('-', '')}`;
const PASSWORD = 'of-this-test-alone-4711';

let database: TestDatabase;
let ownerUrl: string;

const query = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

/** The same roles as in `deploy/docker/create-databases.sh`: one owns the database, the other serves it. */
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  await query(database.url, `CREATE ROLE ${name} LOGIN PASSWORD '${PASSWORD}'`);
  await query(database.url, `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${name}`);
  url.username = name;
  url.password = PASSWORD;
  ownerUrl = url.href;
});
afterAll(async () => {
  await database.drop();
  await query(process.env['TEST_POSTGRES_URL'] ?? '', `DROP ROLE ${name}`);
});

const migrate = async () => {
  const env = {
    ...process.env,
    DATABASE_URL: database.servingUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [MIGRATE], { env });
  return (JSON.parse(stdout) as { applied: string[] }).applied;
};

const startInProduction = async (url: string) => {
  const env = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'production', FILES_DIR: '/tmp' };
  const config = loadConfig(AuthConfig, { ...env, DATABASE_URL: url });
  const app = await createServiceApp({ name: 'auth', module: AppModule, config });
  try {
    await app.init();
  } finally {
    await app.close();
  }
};

it('refuses to start without migrations', async () => {
  await expect(startInProduction(database.servingUrl)).rejects.toThrow(
    'Migrations are pending: run dist/migrate.js first',
  );
});

it('migrates once when two processes migrate at the same time', async () => {
  const applied = await Promise.all([migrate(), migrate()]);
  const all = authDataSource(ownerUrl).options.migrations as (new () => unknown)[];
  expect(applied.flat().sort()).toEqual(all.map((each) => each.name).sort());
  expect(applied.map(({ length }) => length).sort()).toEqual([0, all.length]);
  const rows = await query(ownerUrl, 'SELECT name FROM migrations');
  expect(rows).toHaveLength(all.length);
});

describe('serving role', () => {
  const serve = (statement: string) => query(database.servingUrl, statement);

  it('reads and writes rows', async () => {
    await serve(`INSERT INTO account (email, name) VALUES ('a@example.com', 'A')`);
    await serve(`UPDATE account SET name = 'B'`);
    expect(await serve('SELECT name FROM account')).toEqual([{ name: 'B' }]);
    await serve('DELETE FROM account');
  });

  it('appends to the audit log and reads it', async () => {
    await serve(
      `INSERT INTO audit_entry (action, record_type, outcome) VALUES ('sign-in', 'account', 'refused')`,
    );
    expect(await serve('SELECT action, outcome FROM audit_entry')).toEqual([
      { action: 'sign-in', outcome: 'refused' },
    ]);
  });

  it.each([
    `UPDATE audit_entry SET actor_id = 1`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'DROP TABLE audit_entry',
    'ALTER TABLE audit_entry RENAME TO other',
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    'CREATE RULE gone AS ON INSERT TO audit_entry DO INSTEAD NOTHING',
    `CREATE TRIGGER gone BEFORE INSERT ON audit_entry EXECUTE FUNCTION suppress_redundant_updates_trigger()`,
    'GRANT DELETE ON audit_entry TO CURRENT_USER',
    'TRUNCATE account',
    'DROP TABLE account',
    'ALTER TABLE account ADD COLUMN x text',
    'CREATE TABLE mine (x text)',
    'DELETE FROM migrations',
    `INSERT INTO migrations (timestamp, name) VALUES (1, 'x')`,
    `COPY account TO PROGRAM 'cat'`,
  ])('may not run: %s', async (statement) => {
    // 42501 is insufficient_privilege. A GRANT without the grant option is only a warning.
    await serve(statement).catch((error: { code?: string }) => expect(error.code).toBe('42501'));
    const [entry] = await query(ownerUrl, 'SELECT count(*)::int AS count FROM audit_entry');
    expect(entry).toEqual({ count: 1 });
    await expect(serve('DELETE FROM audit_entry')).rejects.toMatchObject({ code: '42501' });
  });

  it('is required in production', async () => {
    await expect(startInProduction(ownerUrl)).rejects.toThrow(
      /^The role of DATABASE_URL may change the audit log/,
    );
    await expect(startInProduction(database.servingUrl)).resolves.toBeUndefined();
  });
});

it('keeps the privileges when there is nothing to migrate', async () => {
  expect(await migrate()).toEqual([]);
  expect(await query(database.servingUrl, 'SELECT action FROM audit_entry')).toHaveLength(1);
});
