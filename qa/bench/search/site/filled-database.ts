import { step } from '../../../../tools/stack/terminal.js';
import { repositoryRoot } from '../../../../tools/stack/repository.js';
import { runToEnd } from '../../../../tools/stack/processes.js';
import type { Service } from '../../../../tools/stack/services.js';
import type { Size } from '../sizes.js';
import { generatorVersion, readMark, writeMark } from './fill-mark.js';
import type { SearchCluster } from './search-cluster.js';

/**
 * A database with this number of listings, reused from an earlier run or filled now.
 *
 * @returns the seconds that filling it took
 */
export async function filledDatabase(
  cluster: SearchCluster,
  { homes, title }: Size,
  service: Service,
  environment: NodeJS.ProcessEnv,
  logFile: string,
): Promise<number> {
  const { database } = service;
  const version = await generatorVersion();
  const run = (name: string, cwd: string, args: string[]): Promise<void> =>
    runToEnd({
      name: `${name} of ${database}`,
      command: process.execPath,
      args,
      cwd,
      env: environment,
      logFile,
      signal: new AbortController().signal,
    });
  const migrate = () => run('migrate', service.folder, ['dist/migrate.js']);
  const kept = await readMark(cluster, database, { homes, version });
  if (kept) {
    await migrate();
    return kept.took;
  }
  return step(`Filling a database with ${title} homes`, async () => {
    await recreate(cluster, service);
    await migrate();
    const began = Date.now();
    await run('fill-market', repositoryRoot, [
      ...['--import', 'tsx', 'qa/market/cli.ts', 'fill', '--homes', String(homes)],
    ]);
    const took = (Date.now() - began) / 1000;
    await cluster.asOwner((client) => client.query('vacuum (analyze)'), database);
    await writeMark(cluster, database, {
      homes,
      version,
      filledAt: new Date().toISOString(),
      took,
    });
    return took;
  });
}

async function recreate(cluster: SearchCluster, service: Service): Promise<void> {
  await cluster.asOwner((client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(service.database)}`),
  );
  await cluster.ensure(service);
}
