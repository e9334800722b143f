// The databases and files of a stack on this machine, to a folder or bucket and back: npm run backup, npm run restore.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { prepareDataDir } from '../stack/data-dir.js';
import { explain, StackFailure } from '../stack/failure.js';
import { takenPorts } from '../stack/ports.js';
import { startPostgres } from '../stack/postgres/start-postgres.js';
import { Processes } from '../stack/processes.js';
import { listServices, ownerEnvironment, type Service } from '../stack/services.js';
import { elapsed, say } from '../stack/terminal.js';
import { type BackupArguments, readArguments } from './arguments.js';

/** What a service's backup or restore says at its end. */
interface Told {
  backup?: string;
  takenAt?: string;
  rows?: number;
  files?: number;
  msg: string;
}

/**
 * Runs `dist/<command>.js` of a service to its end.
 *
 * @returns what it did, in a line
 * @throws StackFailure with the line in which it says why not
 */
async function copyService(
  { name, folder }: Service,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, env });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StackFailure((await err).trim() || `${name} ended with ${code}`);
  const lines = (await out).trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Told);
  const { msg, backup, takenAt, rows, files } = told.find((line) => line.rows !== undefined) ?? {
    msg: 'done',
  };
  return `${name}: ${msg} (${backup ?? takenAt}: ${rows} rows, ${files} files)`;
}

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
