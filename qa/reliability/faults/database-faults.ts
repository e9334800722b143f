import pg from 'pg';
import { ownerUrl } from '../../../tools/stack/postgres/start-postgres.js';
import { asOwner } from '../site/databases.js';
import type { Site } from '../site/site.js';
import { type Fault, SERVICES } from './fault.js';

/** Out of places, for the owner too. */
const NO_PLACE = '53300';

/**
 * Ends the connections of all others and takes every one that there is. The services try again at once, so it is a race,
 * which whoever asks for dozens at a time wins.
 */
async function holdAllConnections(port: number): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  const first = await take(port, held);
  if (!first) throw new Error('There was no connection to be had');
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
    if ((error as { code?: string }).code !== NO_PLACE) throw error;
    return undefined;
  }
}

/** Each begins another part of the log; far more than there can be on a small disk. */
const PARTS = 100;

/** Writes to the write-ahead log until there is no room for another part of it, which ends the server. */
async function useUpLog(port: number): Promise<void> {
  try {
    await asOwner(port, 'postgres', async (client) => {
      for (let part = 0; part < PARTS; part += 1) {
        await client.query("SELECT pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()");
      }
    });
  } catch (error) {
    // What a server says that goes on is another thing.
    if ((error as { severity?: string }).severity === 'ERROR') throw error;
    return;
  }
  throw new Error('The log has room for more than the disk has');
}

/** MiB: some times what the demonstration takes. */
const SMALL_DISK = 640;

const freeDisk = async (site: Site): Promise<void> => {
  await site.disk?.free();
  // One that gave up is started again, as whoever keeps processes running does.
  if (!site.isRunning('postgres')) await site.startProcess('postgres');
};

let held: pg.Client[] = [];

/** What can become of the one database. */
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
    // It has room for a while in the parts of its log that are there already; this is what comes then.
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
