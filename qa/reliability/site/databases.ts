import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import type { Processes } from '../../../tools/stack/processes.js';
import { ownerUrl, startPostgres } from '../../../tools/stack/postgres/start-postgres.js';
import { runServiceCommand } from '../../../tools/stack/service-command.js';
import { ownerEnvironment, type Service } from '../../../tools/stack/services.js';
import type { SiteLayout } from './site-layout.js';

/** Keeps the write-ahead log small on a small disk. */
const SETTINGS = ['max_wal_size=128MB', 'min_wal_size=32MB'];

/** Starts PostgreSQL with a database for each service. */
export async function startDatabases(
  { stack, services }: SiteLayout,
  processes: Processes,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(stack.dataDir, { recursive: true });
  const started = startPostgres(stack, services, processes, signal, SETTINGS);
  await Promise.race([started, processes.failIfEnded('postgres')]);
  for (const service of services) await setPassword(stack.postgresPort, service);
}

const setPassword = (port: number, { database, databaseUrl }: Service): Promise<void> =>
  asOwner(port, database, async (client) => {
    const { username, password } = new URL(databaseUrl);
    const [role, secret] = [client.escapeIdentifier(username), client.escapeLiteral(password)];
    await client.query(`ALTER ROLE ${role} PASSWORD ${secret}`);
  });

/** Migrates all databases, and loads the demo data. */
export async function fillDatabases(
  { stack, services }: SiteLayout,
  processes: Processes,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    services.map(async (service) => {
      await runServiceCommand(service, 'seed', {
        env: ownerEnvironment(service, stack),
        logFile: processes.logFile(`${service.name}-seed`),
        signal,
      });
      await allowInProduction(stack.postgresPort, service);
    }),
  );
}

/** Removes the marks of demo data, with which a production process refuses to start. */
const allowInProduction = (port: number, { name, database }: Service): Promise<void> =>
  asOwner(port, database, async (client) => {
    await client.query('COMMENT ON TABLE migrations IS NULL');
    if (name === 'auth') await client.query('UPDATE account SET demo = false');
  });

/** Connects as the owner of the cluster while the work runs. */
export async function asOwner<Result>(
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl(port, database) });
  // When the database stops meanwhile, the query throws; this process must not end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
