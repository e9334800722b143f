import type { DataSource } from 'typeorm';
import { homesByKey, homesByOtherKey } from '../store/other-keys.js';
import { chooseKeys } from './choose-keys.js';
import type { Outcome } from './outcome.js';
import type { Survey } from './survey-feed.js';

/** What a file tells of, by the keys under which the homes are kept. */
export interface Identified extends Pick<Survey, 'feed' | 'told' | 'broken'> {
  /** By every other of a home's keys, the one under which it is kept. */
  keptAs: ReadonlyMap<string, string>;
  /** Keys that were another home's and are of homes of their own again. */
  ownAgain: readonly string[];
}

/** Finds out which of a file's homes are known under another key than that of the line that is taken. */
export async function identifyHomes(
  dataSource: DataSource,
  { feed, told, others, broken }: Survey,
): Promise<Identified> {
  const known = await homesByOtherKey(dataSource, feed.name);
  const isCertain = (key: string) => !others.has(key) && !known.has(key);
  const uncertain = [...told]
    .filter((key) => !isCertain(key))
    .map((key): [string, ...string[]] => [key, ...(others.get(key) ?? [])]);
  const own = await homesByKey(dataSource, feed.name, uncertain.flat());
  const certain = [...told].filter(isCertain);
  const { kept, keptAs } = chooseKeys(uncertain, certain, own, known);
  return {
    feed,
    told: kept,
    broken: new Map([...broken].map(([key, line]) => [known.get(key)?.key ?? key, line])),
    keptAs,
    ownAgain: [...known.keys()].filter((key) => kept.has(key)),
  };
}

/** The outcome under the key of the home that the line is about. */
export function asKept(outcome: Outcome, { keptAs }: Identified): Outcome {
  if (outcome.kind !== 'taken') return outcome;
  const { listing, mends } = outcome;
  const key = keptAs.get(listing.ListingKey);
  if (key === undefined) return outcome;
  return {
    ...outcome,
    listing: { ...listing, ListingKey: key },
    mends: [...mends, { reason: 'other-key', detail: listing.ListingKey }],
  };
}
