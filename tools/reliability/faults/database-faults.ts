import type pg from 'pg';
import { holdAllConnections } from './hold-connections.js';
import { type Fault, SERVICES } from './fault.js';

/** MiB: some times what the demonstration takes. */
const SMALL_DISK = 640;

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
    end: async (site) => {
      await site.disk?.free();
      // One that gave up is started again, as whoever keeps processes running does.
      if (!site.isRunning('postgres')) await site.startProcess('postgres');
    },
  },
];
