import { join } from 'node:path';
import type { Processes } from '../processes.js';
import { repositoryRoot } from '../repository.js';
import type { Service } from '../services.js';
import { embeddedPassword } from './embedded-roles.js';
import type { StackOptions } from '../stack-options.js';
import { ensureDatabases } from './databases.js';
import { requireEnterableByPostgres } from './entrance.js';
import { postgresCommand } from './server-command.mjs';

/**
 * Starts the embedded cluster and gives every service that has no database of its own one in it.
 *
 * @param settings of the server beside its usual ones: `max_wal_size=64MB`
 */
export async function startPostgres(
  { dataDir, postgresPort }: Pick<StackOptions, 'dataDir' | 'postgresPort'>,
  services: Service[],
  processes: Processes,
  signal: AbortSignal,
  settings: readonly string[] = [],
): Promise<void> {
  requireEnterableByPostgres(dataDir);
  const [command = '', ...args] = postgresCommand(
    join(dataDir, 'postgres'),
    postgresPort,
    embeddedPassword,
  );
  // initdb's password file is a temporary file: it, too, stays in the data folder.
  const env = { ...process.env, TMPDIR: dataDir };
  args.push(...settings.flatMap((setting) => ['-c', setting]));
  processes.start({ name: 'postgres', command, args, cwd: repositoryRoot, env });
  await ensureDatabases(ownerUrl(postgresPort), services, signal);
}

/** Where the owner of the embedded cluster connects. */
export const ownerUrl = (port: number, database = 'postgres'): string =>
  `postgres://postgres:${embeddedPassword}@127.0.0.1:${port}/${database}`;
