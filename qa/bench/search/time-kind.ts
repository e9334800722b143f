import type { SearchSite } from './sizes.js';
import type { QueryKind } from './queries/query-kind.js';
import type { SampleHome } from './queries/sample-home.js';
import { ask } from './queries/ask.js';

/** Response times in milliseconds, by number of listings. */
export type Times = Map<number, number[]>;

/** Queries before the measurement, which run code that is not compiled yet. */
const WARM_UP = 15;

/**
 * Sends this number of different queries of a kind to each site, alternately and in a different order each time, so that
 * other load on the machine affects all of them equally.
 */
export async function timeKind(
  kind: QueryKind,
  sites: readonly SearchSite[],
  homes: readonly SampleHome[],
  count: number,
): Promise<Times> {
  const times: Times = new Map(sites.map(({ size }) => [size.homes, []]));
  const chosen = suitable(kind, sites, homes).slice(0, WARM_UP + count);
  if (chosen.length <= WARM_UP) throw new Error(`Too few listings for the query: ${kind.title}`);
  for (const [turn, home] of chosen.entries()) {
    for (let step = 0; step < sites.length; step += 1) {
      const site = sites[(turn + step) % sites.length] as SearchSite;
      const took = await timed(site, kind, home);
      if (turn >= WARM_UP) times.get(site.size.homes)?.push(took);
    }
  }
  return times;
}

/** The listings that have the values for the queries. */
export function suitable(
  kind: QueryKind,
  sites: readonly SearchSite[],
  homes: readonly SampleHome[],
): SampleHome[] {
  return homes.filter((home) => sites.every(({ size }) => kind.fieldsFor(home, size)));
}

async function timed({ port, size }: SearchSite, kind: QueryKind, home: SampleHome) {
  const fields = kind.fieldsFor(home, size) ?? {};
  const began = performance.now();
  await ask(port, kind.call, fields);
  return performance.now() - began;
}
