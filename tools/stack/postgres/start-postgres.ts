import { join } from 'node:path';
import type { Processes } from '../processes.js';
import { repositoryRoot } from '../repository.js';
import type { Service } from '../services.js';
import { embeddedPassword } from './embedded-password.js';
import type { StackOptions } from '../stack-options.js';
import { ensureDatabases } from './databases.js';
import { requireEnterableByPostgres } from './entrance.js';
import { postgresCommand } from './server-command.mjs';

/** Starts the embedded cluster and gives every service that has no database of its own one in it. */
export async function startPostgres(
  { dataDir, postgresPort }: Pick<StackOptions, 'dataDir' | 'postgresPort'>,
  services: Service[],
  processes: Processes,
  signal: AbortSignal,
): Promise<void> {
  requireEnterableByPostgres(dataDir);
  const [command = '', ...args] = postgresCommand(
    join(dataDir, 'postgres'),
    postgresPort,
    embeddedPassword,
  );
  // initdb's password file is a temporary file: it, too, stays in the data folder.
  const env = { ...process.env, TMPDIR: dataDir };
  processes.start({ name: 'postgres', command, args, cwd: repositoryRoot, env });
  const owner = `postgres://postgres:${embeddedPassword}@127.0.0.1:${postgresPort}/postgres`;
  await ensureDatabases(owner, services, signal);
}
