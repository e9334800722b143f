import { asOwner } from '../site/databases.js';
import type { Site } from '../site/site.js';
import type { ServiceName } from '../../../tools/stack/services.js';

/** Rows of a service's database. @param query from `SELECT` on */
export async function rowsOf<Row>(
  { layout }: Site,
  service: ServiceName,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { database = '' } = layout.services.find(({ name }) => name === service) ?? {};
  return asOwner(layout.stack.postgresPort, database, async (client) => {
    const { rows } = await client.query(query, values);
    return rows as Row[];
  });
}

/** @param what the table and its condition */
export async function countOf(
  site: Site,
  service: ServiceName,
  what: string,
  values: unknown[] = [],
): Promise<number> {
  const query = `SELECT count(*)::int AS count FROM ${what}`;
  const [row] = await rowsOf<{ count: number }>(site, service, query, values);
  return row?.count ?? 0;
}
