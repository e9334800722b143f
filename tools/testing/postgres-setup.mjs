import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import tellMissingPrograms from './programs-setup.mjs';
import { postgresCommand } from '../stack/postgres/server-command.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const password = 'phantom-test';
const startTimeoutMs = 60_000;

/** What the tests have written need not outlive a loss of power. */
const forgetful = ['fsync', 'full_page_writes', 'synchronous_commit'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function accepts(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitFor(url, server) {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await accepts(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error('PostgreSQL did not start. Its log: .data/test/postgres.log');
    }
    await new Promise((retry) => setTimeout(retry, 100));
  }
}

/** Earlier runs leave their templates, and one that was killed all of its databases. */
async function dropLeftovers(url) {
  rmSync(process.env.TEST_FILES_DIR, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE datname ~ '^(test|template|unfinished)_[0-9a-f]+$'",
    );
    for (const { datname } of rows)
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

/** Jest's global set-up of the integration tests: one cluster for the run, or the one of TEST_POSTGRES_URL. */
export default async function setup() {
  tellMissingPrograms();
  // Of the sites that attacks and faults start.
  process.env.PRECOMPRESS = 'fast';
  process.env.TEST_RUN = randomUUID();
  process.env.TEST_FILES_DIR = `${root}.data/test/files`;
  await startPostgres();
}

async function startPostgres() {
  if (process.env.TEST_POSTGRES_URL) return;
  mkdirSync(`${root}.data/test`, { recursive: true });
  const log = openSync(`${root}.data/test/postgres.log`, 'a');
  const port = await freePort();
  const [command, ...args] = postgresCommand(`${root}.data/test/postgres`, port, password);
  const server = spawn(command, [...args, ...forgetful], {
    cwd: root,
    stdio: ['ignore', log, log],
  });
  globalThis.testPostgres = server;
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitFor(url, server);
  await dropLeftovers(url);
  process.env.TEST_POSTGRES_URL = url;
}
