import { readFile } from 'node:fs/promises';
import { In, Not, type EntityManager } from 'typeorm';
import type { DemoListing } from '../demo/demo-listing.js';
import { withdrawListings } from '../store/withdraw-listings.js';
import { writeListings } from '../store/write-listings.js';
import { DEMO_SOURCE, demoRow } from './demo-rows.js';
import { keepOpenHouses } from './keep-open-houses.js';
import { seedListingEnquiries } from './seed-listing-enquiries.js';

const demoFeed = new URL('../../demo/listings.json', import.meta.url);

/**
 * Brings the demo homes to what the demo feed says, whatever was loaded before: those that it no longer has go
 * off the market. Imported listings stay as they are. Open houses move along with the calendar, so that there are
 * always some ahead.
 */
export async function seedListings(manager: EntityManager, now = new Date()): Promise<void> {
  const homes = JSON.parse(await readFile(demoFeed, 'utf8')) as DemoListing[];
  const keys = homes.map(({ key }) => key);
  await withdrawListings(manager, DEMO_SOURCE, Not(In(keys)), now);
  const rows = homes.map((home) => demoRow(home, now));
  await writeListings(manager, DEMO_SOURCE, rows, now);
  await keepOpenHouses(manager, homes, now);
  await seedListingEnquiries(manager, now);
}
