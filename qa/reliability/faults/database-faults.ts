import type pg from 'pg';
import type { Site } from '../site/site.js';
import { holdAllConnections } from './hold-connections.js';
import { type Fault, SERVICES } from './fault.js';
import { useUpLog } from './use-up-log.js';

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
