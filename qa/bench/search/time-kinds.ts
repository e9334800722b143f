import { say } from '../../../tools/stack/terminal.js';
import type { SearchSite } from './sizes.js';
import type { QueryKind } from './queries/query-kind.js';
import type { SampleHome } from './queries/sample-home.js';
import { ask } from './queries/ask.js';

/** Response times in milliseconds, by number of listings, a list for each round. */
export type Times = Map<number, number[][]>;

export interface TimedKind {
  kind: QueryKind;
  times: Times;
}

/** All kinds are measured one after the other, several times: a pause of the machine is in one round of a kind. */
export const ROUNDS = 3;

/** Queries of each round before the measurement, which run code that is not compiled yet. */
const WARM_UP = 15;

/**
 * Sends this number of different queries of each kind to each site.
 *
 * @throws Error for a kind for whose queries too few listings have the values
 */
export async function timeKinds(
  kinds: readonly QueryKind[],
  sites: readonly SearchSite[],
  homes: readonly SampleHome[],
  queries: number,
): Promise<TimedKind[]> {
  const timed = kinds.map((kind) => {
    const chosen = suitable(kind, sites, homes).slice(0, ROUNDS * WARM_UP + queries);
    if (chosen.length <= ROUNDS * WARM_UP) {
      throw new Error(`Too few listings for the query: ${kind.title}`);
    }
    const times: Times = new Map(sites.map(({ size }) => [size.homes, []]));
    return { kind, times, chosen };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kind, times, chosen } of timed) {
      say(`  ${kind.call}: ${kind.title}`);
      const part = chosen.filter((_, index) => index % ROUNDS === round);
      await timeRound(kind, sites, part, times);
    }
  }
  return timed;
}

/** Sends the queries to each site, alternately and in a different order each time, so that other load affects all equally. */
async function timeRound(
  kind: QueryKind,
  sites: readonly SearchSite[],
  homes: readonly SampleHome[],
  times: Times,
): Promise<void> {
  for (const lists of times.values()) lists.push([]);
  for (const [turn, home] of homes.entries()) {
    for (let step = 0; step < sites.length; step += 1) {
      const site = sites[(turn + step) % sites.length] as SearchSite;
      const took = await timed(site, kind, home);
      if (turn >= WARM_UP) times.get(site.size.homes)?.at(-1)?.push(took);
    }
  }
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
