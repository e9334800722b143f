import { step } from '../../../tools/stack/terminal.js';
import type { Benchmark } from '../benchmark.js';
import { residentMemory } from '../gateway/resident-memory.js';
import { timeKinds } from './time-kinds.js';
import { explainKind } from './plans/explain-kind.js';
import { PlanLog } from './plans/plan-log.js';
import { refuseSequentialScans } from './plans/refuse-sequential-scans.js';
import { deepPageKinds } from './queries/deep-pages.js';
import { homeKinds } from './queries/home-kinds.js';
import { sampleHomes, type SampleHome } from './queries/sample-home.js';
import { searchKinds } from './queries/search-kinds.js';
import { suggestKinds } from './queries/suggest-kinds.js';
import type { QueryKind } from './queries/query-kind.js';
import { startSearchSites, type SearchSites } from './site/search-sites.js';
import { LARGEST, type SearchSite } from './sizes.js';
import { compareWithSql } from './sql/compare-with-sql.js';
import { processTable } from './tables/process-table.js';
import { rowsTable, type ExplainedKind } from './tables/rows-table.js';
import { sqlTable } from './tables/sql-table.js';
import { timesTable } from './tables/times-table.js';

/** Queries of a kind per run: the 15 runs of a full benchmark make 450. */
const QUERIES_PER_RUN = 30;
/** Facets that are also counted in SQL. */
const inSql = ['a borough', 'price and rooms'];

/** Measures searches at ten thousand, a hundred thousand and a million listings. */
export const searchBenchmark: Benchmark = {
  name: 'search',
  isStandalone: true,
  run: async ({ stack, workDir, runs }) => {
    const started = await startSearchSites(stack, workDir);
    const { sites } = started;
    const [smallest] = sites as [SearchSite];
    const queries = runs * QUERIES_PER_RUN;
    const homes = await sampleHomes(smallest.port, Math.min(2 * queries + 100, 5_000));
    const kinds = [...searchKinds, ...(await deepPageKinds(sites)), ...suggestKinds, ...homeKinds];
    const memory = await memoryOf(sites);

    const explained = await step('Reading plans', () => explainAll(kinds, started, homes));
    refuseSequentialScans(explained);
    const timed = await timeKinds(kinds, sites, homes, queries);
    const compared = await step('Comparing with SQL', () => compareFacets(started, homes));
    return [
      timesTable(timed, queries),
      rowsTable(explained),
      processTable(await figuresOf(started, memory)),
      sqlTable(compared),
    ];
  },
};

async function explainAll(
  kinds: readonly QueryKind[],
  { cluster, sites }: SearchSites,
  homes: readonly SampleHome[],
): Promise<ExplainedKind[]> {
  const log = new PlanLog(cluster);
  return log.explaining(async () => {
    const explained: ExplainedKind[] = [];
    for (const kind of kinds) {
      for (const site of sites) {
        const plans = await explainKind(kind, site, homes, log);
        explained.push({ kind, size: site.size, plans });
      }
    }
    return explained;
  });
}

async function compareFacets({ cluster, sites }: SearchSites, homes: readonly SampleHome[]) {
  const largest = sites.find(({ size }) => size.homes === LARGEST.homes) as SearchSite;
  const kinds = searchKinds.filter(
    ({ call, title }) => call === 'listings-facets' && inSql.includes(title),
  );
  return cluster.asOwner(
    (client) => compareWithSql(kinds, largest, homes, client),
    largest.database,
  );
}

const memoryOf = (sites: readonly SearchSite[]): Promise<number[]> =>
  Promise.all(sites.map(({ pid }) => (pid === undefined ? 0 : residentMemory(pid))));

async function figuresOf({ cluster, sites, fillings }: SearchSites, before: number[]) {
  const after = await memoryOf(sites);
  const sizeOf = async (database: string): Promise<number> => {
    const sql = 'select pg_database_size($1) bytes';
    const { rows } = await cluster.asOwner((client) =>
      client.query<{ bytes: string }>(sql, [database]),
    );
    return Number(rows[0]?.bytes) / 1024 ** 2;
  };
  return Promise.all(
    sites.map(async (site, index) => ({
      site,
      filling: fillings[index] ?? 0,
      database: await sizeOf(site.database),
      memory: before[index] ?? 0,
      memoryAfter: after[index] ?? 0,
    })),
  );
}
