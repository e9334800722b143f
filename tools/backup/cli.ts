// The databases and files of a stack on this machine, to a folder or bucket and back: npm run backup, npm run restore.
import { join } from 'node:path';
import { prepareDataDir } from '../stack/data-dir.js';
import { explain } from '../stack/failure.js';
import { takenPorts } from '../stack/ports.js';
import { startPostgres } from '../stack/postgres/start-postgres.js';
import { Processes } from '../stack/processes.js';
import { listServices, ownerEnvironment, type Service } from '../stack/services.js';
import { elapsed, say } from '../stack/terminal.js';
import { type BackupArguments, readArguments } from './arguments.js';
import { copyService } from './copy-service.js';

/** Where the stack does not run, its PostgreSQL does for the time of the command. */
async function withDatabases(
  { stack }: BackupArguments,
  services: Service[],
  work: () => Promise<void>,
): Promise<void> {
  const isUp = (await takenPorts({ PostgreSQL: stack.postgresPort })).length > 0;
  if (isUp || services.every(({ embeddedDatabase }) => !embeddedDatabase)) return work();
  await prepareDataDir(stack.dataDir);
  const processes = new Processes(join(stack.dataDir, 'logs'));
  const stop = () => void processes.stopAll().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const started = startPostgres(stack, services, processes, new AbortController().signal);
    await Promise.race([started, processes.unexpectedEnd]);
    await work();
  } finally {
    await processes.stopAll();
  }
}

async function runAll(given: BackupArguments, services: Service[]): Promise<void> {
  const failed: string[] = [];
  for (const service of services) {
    const env = {
      ...ownerEnvironment(service, given.stack),
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^AWS_/.test(name))),
      BACKUP_TO: given.address,
      BACKUP_KEEP: given.keep ?? '',
    };
    try {
      say(await copyService(service, [`dist/${given.command}.js`, ...given.restoreFlags], env));
    } catch (error) {
      // One that fails is no reason to lose the others too.
      failed.push(explain(error));
    }
  }
  for (const failure of failed) console.error(`✗ ${failure}`);
  if (failed.length > 0) process.exitCode = 1;
  else say(`✓ Done in ${elapsed()}`);
}

try {
  const given = readArguments(process.argv.slice(2));
  const services = listServices(given.stack);
  await withDatabases(given, services, () => runAll(given, services));
} catch (error) {
  console.error(`✗ ${explain(error)}`);
  process.exitCode = 1;
}
