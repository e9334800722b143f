import pg from 'pg';
import type { Service } from '../services.js';
import { embeddedPassword } from './embedded-password.js';

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

/** One database and one role a service: the role owns that database and may not enter another. */
async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const id = client.escapeIdentifier(name);
  if (!(await exists(client, 'select 1 from pg_roles where rolname = $1', name))) {
    await client.query(
      `create role ${id} login password ${client.escapeLiteral(embeddedPassword)}`,
    );
  }
  if (await exists(client, 'select 1 from pg_database where datname = $1', name)) return;
  await client.query(`create database ${id} owner ${id}`);
  await client.query(`revoke connect on database ${id} from public`);
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
