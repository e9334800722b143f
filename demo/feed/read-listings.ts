import { createReadStream } from 'node:fs';
import type { ResoListing } from '@phantom/listings-service';
import { readFeed } from '@phantom/listings-service';

/** The valid listings in the file of a feed. */
export async function readListings(file: string): Promise<ResoListing[]> {
  const { outcomes } = await readFeed(createReadStream(file));
  const listings: ResoListing[] = [];
  for await (const outcome of outcomes)
    if (outcome.kind === 'taken') listings.push(outcome.listing);
  return listings;
}
