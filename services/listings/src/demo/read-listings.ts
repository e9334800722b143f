import { createReadStream } from 'node:fs';
import type { ResoListing } from '../common/reso.js';
import { readFeed } from '../import/read-feed.js';

/** The valid listings in the file of a feed. */
export async function readListings(file: string): Promise<ResoListing[]> {
  const { outcomes } = await readFeed(createReadStream(file));
  const listings: ResoListing[] = [];
  for await (const outcome of outcomes)
    if (outcome.kind === 'taken') listings.push(outcome.listing);
  return listings;
}
