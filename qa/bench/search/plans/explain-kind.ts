import type { SearchSite } from '../sizes.js';
import { ask } from '../queries/ask.js';
import { suitable } from '../time-kind.js';
import type { QueryKind } from '../queries/query-kind.js';
import type { SampleHome } from '../queries/sample-home.js';
import { rowsRead, scansOf, sequentiallyRead, type LoggedPlan } from './plan.js';
import type { PlanLog } from './plan-log.js';

const QUERIES = 8;

/** What a kind of query had PostgreSQL do at one size. */
export interface Explained {
  /** A query's statements that read tables, and the rows that they read, in the mean. */
  statements: number;
  rows: number;
  /** Of the query that read most. */
  mostRows: number;
  /** Each way in which rows were found. */
  scans: string[];
  /** Statements that read a table from end to end, with that table. */
  sequential: { table: string; statement: string }[];
}

/** Asks some queries of a kind and tells what became of them in the database. */
export async function explainKind(
  kind: QueryKind,
  site: SearchSite,
  homes: readonly SampleHome[],
  log: PlanLog,
): Promise<Explained> {
  const queries: LoggedPlan[][] = [];
  for (const home of suitable(kind, [site], homes).slice(0, QUERIES)) {
    const fields = kind.fieldsFor(home, site.size) ?? {};
    queries.push(
      await log.during(site.database, async () => {
        await ask(site.port, kind.call, fields);
      }),
    );
  }
  const plans = queries.flat().filter((plan) => scansOf(plan).length > 0);
  const rows = queries.map((query) => query.reduce((sum, plan) => sum + rowsRead(plan), 0));
  return {
    statements: plans.length / queries.length,
    rows: rows.reduce((sum, read) => sum + read, 0) / rows.length,
    mostRows: Math.max(...rows),
    scans: [...new Set(plans.flatMap(scansOf))].sort(),
    sequential: plans.flatMap((plan) =>
      sequentiallyRead(plan).map((table) => ({ table, statement: plan['Query Text'] })),
    ),
  };
}
