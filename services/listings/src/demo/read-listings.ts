import { createReadStream } from 'node:fs';
import { readFeed } from '../import/read-feed.js';
import type { ResoListing } from '../reso/reso-listing.js';

/** The listings of a feed's file, as the import would take them. */
export async function readListings(file: string): Promise<ResoListing[]> {
  const { outcomes } = await readFeed(createReadStream(file));
  const listings: ResoListing[] = [];
  for await (const outcome of outcomes)
    if (outcome.kind === 'taken') listings.push(outcome.listing);
  return listings;
}
