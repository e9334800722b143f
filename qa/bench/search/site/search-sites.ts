import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged } from '../../../../tools/stack/build/build-changed.js';
import { buildTargets } from '../../../../tools/stack/build/build-targets.js';
import { repositoryRoot } from '../../../../tools/stack/repository.js';
import { serviceEnvironment, type Service } from '../../../../tools/stack/services.js';
import { step } from '../../../../tools/stack/terminal.js';
import type { BenchStack } from '../../sites/bench-stack.js';
import { ask } from '../queries/ask.js';
import { SIZES, type Size, type SearchSite } from '../sizes.js';
import { filledDatabase } from './filled-database.js';
import { SearchCluster } from './search-cluster.js';

/** After the ports of the other benchmarks' servers. */
const FIRST_PORT = 20;

/** The service is ready when its index is filled, which takes some minutes for a million listings on a busy machine. */
const INDEX_FILLS_MS = 600_000;

export interface SearchSites {
  cluster: SearchCluster;
  sites: SearchSite[];
  /** Seconds that filling each database took, in the order of the sites. */
  fillings: number[];
}

/** Builds the services, fills the missing databases, and starts a listings service on each. */
export async function startSearchSites(
  stack: BenchStack,
  workDir: string,
  sizes: readonly Size[] = SIZES,
): Promise<SearchSites> {
  const folder = join(workDir, 'search');
  await mkdir(folder, { recursive: true });
  await step('Building the services', () =>
    buildChanged(
      new AbortController().signal,
      buildTargets(false).filter(({ name }) => name === 'services'),
    ),
  );
  const cluster = new SearchCluster(folder, stack.port(FIRST_PORT));
  await step('Starting PostgreSQL', () => cluster.start(stack));

  const sites: SearchSite[] = [];
  const fillings: number[] = [];
  for (const [index, size] of sizes.entries()) {
    const service = serviceFor(size, stack.port(FIRST_PORT + 1 + index), cluster);
    const environment = serviceEnvironment(service, {
      dataDir: folder,
      gatewayPort: stack.port(FIRST_PORT + 10),
      postgresPort: stack.port(FIRST_PORT),
      dev: false,
    });
    const logFile = join(folder, 'logs', `${service.database}.log`);
    await cluster.ensure(service);
    fillings.push(await filledDatabase(cluster, size, service, environment, logFile));
    sites.push(await startSite(stack, size, service, environment));
  }
  return { cluster, sites, fillings };
}

function serviceFor({ homes }: Size, port: number, cluster: SearchCluster): Service {
  const database = `phantom_search_${homes}`;
  return {
    name: 'listings',
    folder: join(repositoryRoot, 'services', 'listings'),
    port,
    database,
    databaseUrl: cluster.databaseUrl(database),
    ownerUrl: cluster.databaseUrl(database),
    embeddedDatabase: true,
  };
}

async function startSite(
  stack: BenchStack,
  size: Size,
  { port, folder, database }: Service,
  env: NodeJS.ProcessEnv,
): Promise<SearchSite> {
  return step(`Starting the service with ${size.title} homes`, async () => {
    const began = Date.now();
    const name = `search-${size.homes}`;
    const command = process.execPath;
    const spec = { name, command, args: ['dist/main.js'], cwd: folder, env };
    const pid = await stack.service(spec, port, INDEX_FILLS_MS);
    await ask(port, 'listings-listfind', { type: 'sales', location: 'queens' });
    return { size, port, pid, database, startTook: Date.now() - began };
  });
}
