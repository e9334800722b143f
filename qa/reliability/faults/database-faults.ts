import pg from 'pg';
import { ownerUrl } from '../../../tools/stack/postgres/start-postgres.js';
import { asOwner } from '../site/databases.js';
import type { Site } from '../site/site.js';
import { type Fault, SERVICES } from './fault.js';

/** The server is out of connections, for the owner too. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Ends all other connections and opens every free one. The services reconnect at once, and this wins the race because it
 * opens dozens at a time.
 */
async function holdAllConnections(port: number): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  const first = await take(port, held);
  if (!first) throw new Error('No connection was available');
  for (let misses = 0; misses < 3;) {
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND usename <> 'postgres'`,
    );
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(port, held)));
    misses = taken.some(Boolean) ? 0 : misses + 1;
  }
  return held;
}

async function take(port: number, held: pg.Client[]): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl(port) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    held.push(client);
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error;
    return undefined;
  }
}

/** Each statement starts another segment of the log; a small disk has far fewer. */
const SEGMENTS = 100;

/** Writes to the write-ahead log until the disk has no space for another segment, which ends the server. */
async function useUpLog(port: number): Promise<void> {
  try {
    await asOwner(port, 'postgres', async (client) => {
      for (let segment = 0; segment < SEGMENTS; segment += 1) {
        await client.query("SELECT pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()");
      }
    });
  } catch (error) {
    // With ERROR the server still runs, so this is another problem.
    if ((error as { severity?: string }).severity === 'ERROR') throw error;
    return;
  }
  throw new Error('The log did not fill the disk');
}

/** MiB: several times the size of the demo data. */
const SMALL_DISK = 640;

const freeDisk = async (site: Site): Promise<void> => {
  await site.disk?.free();
  // A supervisor would restart a server that ended.
  if (!site.isRunning('postgres')) await site.startProcess('postgres');
};

let held: pg.Client[] = [];

/** Faults of the database server. */
export const databaseFaults: Fault[] = [
  {
    name: 'database-restarted',
    title: 'database restarted',
    affects: SERVICES,
    begin: (site) => site.restart('postgres'),
    end: () => undefined,
  },
  {
    name: 'database-killed',
    title: 'database killed',
    affects: SERVICES,
    begin: (site) => site.kill('postgres'),
    end: (site) => site.startProcess('postgres'),
  },
  {
    name: 'database-connections',
    title: 'database out of connections',
    affects: SERVICES,
    begin: async (site) => {
      held = await holdAllConnections(site.layout.stack.postgresPort);
    },
    end: async () => {
      await Promise.all(held.splice(0).map((client) => client.end()));
    },
  },
  {
    name: 'database-disk-full',
    title: "database's disk full",
    affects: SERVICES,
    site: { databaseDisk: SMALL_DISK },
    begin: (site) => site.disk?.fill(),
    end: freeDisk,
  },
  {
    // The existing segments of the log have space for a while; this fills them too.
    name: 'database-log-full',
    title: "database's disk full, and its log",
    affects: SERVICES,
    site: { databaseDisk: SMALL_DISK },
    begin: async (site) => {
      await site.disk?.fill();
      await useUpLog(site.layout.stack.postgresPort);
    },
    end: freeDisk,
  },
];
