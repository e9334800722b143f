import type { DataSource } from 'typeorm';
import type { FeedName } from './feed-formats/feed.js';
import { listingsByKey, listingsByOtherKey, type KnownListing } from './other-keys.js';
import type { FeedReader, GoneLine, Outcome } from './read-feed.js';

export interface Survey {
  feed: FeedName;
  /** The keys of the listings that can be stored. */
  keys: ReadonlySet<string>;
  /** The other keys of the same listing, by the key of the line that is stored. */
  others: ReadonlyMap<string, readonly string[]>;
  /** The keys in broken lines, with the line. */
  broken: ReadonlyMap<string, number>;
  /** The listings that the feed ends, by their keys. */
  gone: ReadonlyMap<string, GoneLine>;
}

/** Reads the whole file before anything is stored. @throws UnknownFeedError when the header is of no known feed */
export async function surveyFeed(read: FeedReader, chunks: AsyncIterable<Buffer>): Promise<Survey> {
  const { feed, outcomes } = await read(chunks);
  const keys = new Set<string>();
  const others = new Map<string, string[]>();
  const broken = new Map<string, number>();
  const gone = new Map<string, GoneLine>();
  for await (const outcome of outcomes) {
    if (outcome.kind === 'taken') keys.add(outcome.listing.ListingKey);
    if (outcome.kind === 'duplicate' && outcome.key !== outcome.ofKey)
      others.set(outcome.ofKey, [...(others.get(outcome.ofKey) ?? []), outcome.key]);
    if (outcome.kind === 'gone') gone.set(outcome.key, outcome);
    if (outcome.kind === 'skipped')
      for (const key of [outcome.key ?? [], outcome.guesses].flat()) broken.set(key, outcome.line);
  }
  return { feed, keys, others, broken, gone };
}

/** The survey with canonical keys: the keys under which the listings are stored. */
export interface Identified extends Pick<Survey, 'feed' | 'keys' | 'broken' | 'gone'> {
  /** By each other key of a listing, its canonical key. */
  canonicalKeys: ReadonlyMap<string, string>;
  /** Keys that were other keys of a listing, and now belong to a listing of their own. */
  independentKeys: readonly string[];
}

export async function identifyListings(
  dataSource: DataSource,
  { feed, keys, others, broken, gone }: Survey,
): Promise<Identified> {
  const known = await listingsByOtherKey(dataSource, feed.name);
  const isCertain = (key: string) => !others.has(key) && !known.has(key);
  const uncertain = [...keys]
    .filter((key) => !isCertain(key))
    .map((key): [string, ...string[]] => [key, ...(others.get(key) ?? [])]);
  const stored = await listingsByKey(dataSource, feed.name, uncertain.flat());
  const certain = [...keys].filter(isCertain);
  const chosen = chooseCanonicalKeys(uncertain, certain, stored, known);
  return {
    feed,
    keys: chosen.keys,
    gone,
    broken: new Map([...broken].map(([key, line]) => [known.get(key)?.key ?? key, line])),
    canonicalKeys: chosen.canonicalKeys,
    independentKeys: [...known.keys()].filter((key) => chosen.keys.has(key)),
  };
}

/** The outcome with the canonical key of the listing. */
export function withCanonicalKey(outcome: Outcome, { canonicalKeys }: Identified): Outcome {
  if (outcome.kind !== 'taken') return outcome;
  const { listing, mends } = outcome;
  const key = canonicalKeys.get(listing.ListingKey);
  if (key === undefined) return outcome;
  return {
    ...outcome,
    listing: { ...listing, ListingKey: key },
    mends: [...mends, { reason: 'other-key', detail: listing.ListingKey }],
  };
}

/**
 * Chooses the canonical key of each listing that has several keys. A stored key wins, whatever the order of the lines
 * is. A key of its own comes before an other key. Among several stored listings, the one on the market wins, then the
 * oldest.
 *
 * @param listings the keys of each listing, that of the stored line first; no key twice
 * @param certain the keys of all other listings in the file
 * @param stored stored listings by their canonical key
 * @param others stored listings by their other keys
 */
export function chooseCanonicalKeys(
  listings: readonly (readonly [string, ...string[]])[],
  certain: Iterable<string>,
  stored: ReadonlyMap<string, KnownListing>,
  others: ReadonlyMap<string, KnownListing>,
): Pick<Identified, 'keys' | 'canonicalKeys'> {
  const chosenKeys = new Set(certain);
  const canonicalKeys = new Map<string, string>();
  const choose = (keys: readonly string[], chosen: string) => {
    chosenKeys.add(chosen);
    for (const key of keys) if (key !== chosen) canonicalKeys.set(key, chosen);
  };

  const unknown = listings.filter((keys) => {
    const listing = best(keys.flatMap((key) => (others.has(key) ? [] : (stored.get(key) ?? []))));
    if (listing) choose(keys, listing.key);
    return !listing;
  });
  for (const keys of unknown) {
    const free = keys
      .flatMap((key) => others.get(key) ?? [])
      .filter(({ key }) => !chosenKeys.has(key));
    choose(keys, best(free)?.key ?? keys[0]);
  }
  return { keys: chosenKeys, canonicalKeys };
}

function best(listings: readonly KnownListing[]): KnownListing | undefined {
  const [first] = [...listings].sort(
    (a, b) => Number(b.onMarket) - Number(a.onMarket) || a.id - b.id,
  );
  return first;
}
