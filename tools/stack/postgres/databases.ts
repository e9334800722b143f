import pg from 'pg';
import type { Service } from '../services.js';
import { embeddedPassword, servingRole } from './embedded-roles.js';

/** Connects as the cluster's owner, waiting for a server that is still starting. */
async function connect(url: string, signal: AbortSignal): Promise<pg.Client> {
  for (;;) {
    signal.throwIfAborted();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await new Promise((retry) => setTimeout(retry, 150));
    }
  }
}

async function exists(client: pg.Client, sql: string, name: string): Promise<boolean> {
  return (await client.query(sql, [name])).rowCount === 1;
}

async function ensureRole(client: pg.Client, name: string): Promise<string> {
  const id = client.escapeIdentifier(name);
  if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', name))) {
    await client.query(
      `create role ${id} login password ${client.escapeLiteral(embeddedPassword)}`,
    );
  }
  return id;
}

/** One database and two roles a service: the one owns that database, the other serves; neither may enter another. */
async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const owner = await ensureRole(client, name);
  const serving = await ensureRole(client, servingRole(name));
  if (!(await exists(client, 'select 1 from pg_database where datname = $1', name))) {
    await client.query(`create database ${owner} owner ${owner}`);
    await client.query(`revoke connect on database ${owner} from public`);
  }
  await client.query(`grant connect on database ${owner} to ${serving}`);
}

/** Creates what is missing of the services' databases and roles in the embedded cluster. */
export async function ensureDatabases(
  ownerUrl: string,
  services: Service[],
  signal: AbortSignal,
): Promise<void> {
  const client = await connect(ownerUrl, signal);
  try {
    for (const { database, embeddedDatabase } of services) {
      if (embeddedDatabase) await ensureDatabase(client, database);
    }
  } finally {
    await client.end();
  }
}
