import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  /** The URL of the owner. */
  url: string;
  /** The URL of SERVING_ROLE, with the permissions of runMigrations(). */
  servingUrl: string;
  drop: () => Promise<void>;
}

/** The serving role of all tests. */
export const SERVING_ROLE = 'test_server';
const PASSWORD = 'of-the-tests-4711-alone';

/** Parallel test files may create it at the same time. */
const MAKE_ROLE = `
  DO $$ BEGIN
    CREATE ROLE ${SERVING_ROLE} LOGIN PASSWORD '${PASSWORD}';
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`;

const nameOfTest = () => `test_${randomUUID().replaceAll('-', '')}`;

function serverUrl(): string {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run by jest.int.config.mjs');
  return server;
}

/**
 * A fresh database on the server of TEST_POSTGRES_URL, which names a superuser.
 *
 * @param template the database of which it is a copy; empty without it
 */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = serverUrl();
  const name = nameOfTest();
  await execute(server, MAKE_ROLE, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = urlOf(name);
  const serving = new URL(url);
  serving.username = SERVING_ROLE;
  serving.password = PASSWORD;
  return {
    url: url.href,
    servingUrl: serving.href,
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same with a role that owns only this database, as in production. */
export async function createOwnedDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  const role = nameOfTest();
  await execute(server, `CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  const database = await createTestDatabase();
  const url = new URL(database.url);
  await execute(server, `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${role}`);
  Object.assign(url, { username: role, password: role });
  const drop = () => database.drop().then(() => execute(server, `DROP ROLE ${role}`));
  return { ...database, url: url.href, drop };
}

/**
 * The name of a database that is made once in a run, by whichever test file needs it first, and serves as a template for others.
 *
 * @param key what it holds: the same key means the same contents
 * @param make fills the database at `url`, which is empty or a copy of `base`; `name` is the one that it gets
 */
export async function templateDatabase(
  key: string,
  make: (url: string, name: string) => Promise<void>,
  base = 'template1',
): Promise<string> {
  const server = serverUrl();
  const run = process.env['TEST_RUN'] ?? '';
  const name = `template_${createHash('sha1').update(`${run} ${key}`).digest('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = name.replace('template', 'unfinished');
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(MAKE_ROLE);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${base}`);
    await make(urlOf(unfinished).href, name);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function urlOf(database: string): URL {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url;
}

async function execute(server: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
