import type { SearchSite } from './sizes.js';
import type { QueryKind } from './queries/query-kind.js';
import type { SampleHome } from './queries/sample-home.js';
import { ask } from './queries/ask.js';

/** Milliseconds that answers took, by number of homes. */
export type Times = Map<number, number[]>;

/** Asked before it counts: the first answers of a kind are those of code that has not been compiled yet. */
const WARM_UP = 15;

/**
 * Asks each of the sites so many different queries of a kind, in turn and in another order each time: what else
 * happens on the machine then weighs on each of them alike.
 */
export async function timeKind(
  kind: QueryKind,
  sites: readonly SearchSite[],
  homes: readonly SampleHome[],
  count: number,
): Promise<Times> {
  const times: Times = new Map(sites.map(({ size }) => [size.homes, []]));
  const chosen = suitable(kind, sites, homes).slice(0, WARM_UP + count);
  if (chosen.length <= WARM_UP) throw new Error(`Too few homes to ask for ${kind.title}`);
  for (const [turn, home] of chosen.entries()) {
    for (let step = 0; step < sites.length; step += 1) {
      const site = sites[(turn + step) % sites.length] as SearchSite;
      const took = await timed(site, kind, home);
      if (turn >= WARM_UP) times.get(site.size.homes)?.push(took);
    }
  }
  return times;
}

/** The homes that tell what the queries take. */
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
