import { readFile } from 'node:fs/promises';
import { companyDay, DAY } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Listing } from '../listings/listing.entity.js';
import { RentalApplication } from '../rental-applications/application.entity.js';
import { DEMO_SOURCE } from './demo-rows.js';

type Told = 'name' | 'email' | 'phone' | 'lang' | 'people' | 'pets' | 'address' | 'employer';
type Income = 'yearlyIncome' | 'guarantorName' | 'guarantorIncome';

interface DemoApplication extends Pick<RentalApplication, Told | Income | 'state'> {
  /** The key of a listing in the demo feed. */
  listing: string;
  days_ago: number;
  move_in_days: number;
}

const demoFile = new URL('../../demo/rental-applications.json', import.meta.url);

/** Inserts the missing demo applications, which have no papers. Their age counts back from `now`. */
export async function seedRentalApplications(manager: EntityManager, now: Date): Promise<void> {
  const all = JSON.parse(await readFile(demoFile, 'utf8')) as DemoApplication[];
  for (const { listing: sourceKey, days_ago: ago, move_in_days: ahead, ...told } of all) {
    const listing = await manager.findOneBy(Listing, { source: DEMO_SOURCE, sourceKey });
    const { email, name } = told;
    if (!listing || (await manager.existsBy(RentalApplication, { email }))) continue;
    await manager.insert(RentalApplication, {
      ...told,
      listingId: listing.id,
      signature: name,
      consentVersion: '2026-11',
      moveIn: companyDay(now.getTime() + ahead * DAY),
      submittedAt: new Date(now.getTime() - ago * DAY),
    });
  }
}
