import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

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
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) };
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
  return { url: url.href, drop };
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
