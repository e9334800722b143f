import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  /** As its owner enters it, who may do anything. */
  url: string;
  /** As the role enters it that serves: with what runMigrations() gives to SERVING_ROLE. */
  servingUrl: string;
  drop: () => Promise<void>;
}

/** The role that serves in all tests; what it may do it is given in each database anew. */
export const SERVING_ROLE = 'test_server';
const PASSWORD = 'of-the-tests-4711-alone';

/** Test files that run at once make it at once. */
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

/** A fresh, empty database on the server of TEST_POSTGRES_URL, which names a superuser. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  const name = nameOfTest();
  await execute(server, MAKE_ROLE);
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const serving = new URL(url);
  serving.username = SERVING_ROLE;
  serving.password = PASSWORD;
  return {
    url: url.href,
    servingUrl: serving.href,
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same, entered as a role that owns it and may do nothing else, as services have theirs. */
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

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
