import { readFile } from 'node:fs/promises';
import { type EntityManager, In, Not } from 'typeorm';
import type { DemoListing } from './demo-listing.js';
import { withdrawListings, writeListings } from '../listings/listing-writer.js';
import { DEMO_SOURCE, demoRow } from './demo-rows.js';
import { seedEnquiries } from './seed-enquiries.js';
import { seedOwnHomes } from './seed-own-homes.js';
import { seedRecordedSales } from './seed-recorded-sales.js';
import { seedRentalApplications } from './seed-rental-applications.js';
import { seedOpenHouses } from './seed-open-houses.js';

const demoFeed = new URL('../../demo/listings.json', import.meta.url);

/**
 * Upserts the listings of the demo feed, and withdraws demo listings that it no longer has. Imported listings do not
 * change. Open houses move with the calendar, so that some are always upcoming.
 */
export async function seedListings(manager: EntityManager, now = new Date()): Promise<void> {
  const listings = JSON.parse(await readFile(demoFeed, 'utf8')) as DemoListing[];
  const keys = listings.map(({ key }) => key);
  await withdrawListings(manager, DEMO_SOURCE, Not(In(keys)), now);
  const rows = listings.map((listing) => demoRow(listing, now));
  await writeListings(manager, DEMO_SOURCE, rows, now);
  await seedOpenHouses(manager, listings, now);
  await seedEnquiries(manager, now);
  await seedOwnHomes(manager, now);
  await seedRecordedSales(manager);
  await seedRentalApplications(manager, now);
}
