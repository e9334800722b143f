import type { SearchSite } from '../sizes.js';
import { ask } from '../queries/ask.js';
import { suitable } from '../time-kinds.js';
import type { QueryKind } from '../queries/query-kind.js';
import type { SampleHome } from '../queries/sample-home.js';
import { rowsRead, scansOf, sequentiallyRead, type LoggedPlan } from './plan.js';
import type { PlanLog } from './plan-log.js';

const QUERIES = 8;

/** The database work of a kind of query at one size. */
export interface Explained {
  /** The mean statements of a query that read tables, and the rows that they read. */
  statements: number;
  rows: number;
  /** The rows of the query that read most. */
  mostRows: number;
  /** Each access method of rows. */
  scans: string[];
  /** Statements with a sequential scan, with the table. */
  sequential: { table: string; statement: string }[];
}

/** Runs some queries of a kind and reports their plans in the database. */
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
