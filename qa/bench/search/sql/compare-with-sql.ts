import type { SearchSite } from '../sizes.js';
import type pg from 'pg';
import { askFor } from '../queries/ask.js';
import { suitable } from '../time-kinds.js';
import type { QueryKind } from '../queries/query-kind.js';
import type { SampleHome } from '../queries/sample-home.js';
import { facetsInSql } from './facets-in-sql.js';

const QUERIES = 15;

/** All columns that facets count, in the order in which they narrow a search, so that an index-only scan suffices. */
const INDEX = `
  CREATE INDEX facets_in_sql ON listing (borough, offer, list_price)
  INCLUDE (property_sub_type, bedrooms_total, bathrooms_total, subdivision_name, postal_code, living_area, amenities)
  WHERE standard_status <> 'Withdrawn'`;

/** Milliseconds of the same queries in the service and in the database. */
export interface Comparison {
  kind: QueryKind;
  service: number[];
  sql: number[];
}

/**
 * Requests the same facets from the API and by SQL with a matching index, alternately.
 *
 * @param client on the site's database, which is left unchanged
 * @throws Error when the counts differ
 */
export async function compareWithSql(
  kinds: readonly QueryKind[],
  site: SearchSite,
  homes: readonly SampleHome[],
  client: pg.Client,
): Promise<Comparison[]> {
  await client.query('BEGIN');
  try {
    await client.query(INDEX);
    await client.query('ANALYZE listing');
    const comparisons: Comparison[] = [];
    for (const kind of kinds) comparisons.push(await compare(kind, site, homes, client));
    return comparisons;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function compare(
  kind: QueryKind,
  site: SearchSite,
  homes: readonly SampleHome[],
  client: pg.Client,
): Promise<Comparison> {
  const [service, sql]: [number[], number[]] = [[], []];
  for (const home of suitable(kind, [site], homes).slice(0, QUERIES)) {
    const fields = kind.fieldsFor(home, site.size) ?? {};
    const began = performance.now();
    const { total } = await askFor<{ total: number }>(site.port, kind.call, fields);
    const between = performance.now();
    const inSql = await facetsInSql(client, fields);
    sql.push(performance.now() - between);
    service.push(between - began);
    if (inSql !== total)
      throw new Error(`${JSON.stringify(fields)}: ${inSql} homes in SQL, ${total} by the service`);
  }
  return { kind, service, sql };
}
