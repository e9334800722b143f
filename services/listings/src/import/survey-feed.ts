import type { Feed } from './feeds/feed.js';
import { readFeed } from './read-feed.js';

/** Which homes a file tells of. */
export interface Survey {
  feed: Feed;
  /** The keys of the listings that can be made of it. */
  told: ReadonlySet<string>;
  /** The further keys under which it tells of the same home, by the key of the line that is taken. */
  others: ReadonlyMap<string, readonly string[]>;
  /** The keys that its broken lines still tell, each with its line. */
  broken: ReadonlyMap<string, number>;
}

/**
 * Reads a file of listings to its end before anything is done with it.
 *
 * @throws UnknownFeedError when the first line is no header of a known feed
 */
export async function surveyFeed(chunks: AsyncIterable<Buffer>): Promise<Survey> {
  const { feed, outcomes } = await readFeed(chunks);
  const told = new Set<string>();
  const others = new Map<string, string[]>();
  const broken = new Map<string, number>();
  for await (const outcome of outcomes) {
    if (outcome.kind === 'taken') told.add(outcome.listing.ListingKey);
    if (outcome.kind === 'duplicate' && outcome.key !== outcome.ofKey)
      others.set(outcome.ofKey, [...(others.get(outcome.ofKey) ?? []), outcome.key]);
    if (outcome.kind === 'skipped')
      for (const key of [outcome.key ?? [], outcome.guesses].flat()) broken.set(key, outcome.line);
  }
  return { feed, told, others, broken };
}
