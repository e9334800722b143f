import type { EntityManager } from 'typeorm';
import { writeOpenHouses } from '../listings/open-house-writer.js';
import type { DemoListing } from './demo-listing.js';
import { comingWeekend } from './coming-weekend.js';
import { DEMO_SOURCE } from './demo-rows.js';

/** Sets the open houses of the demo listings to the weekends after `now`. */
export async function seedOpenHouses(
  manager: EntityManager,
  listings: readonly DemoListing[],
  now: Date,
): Promise<void> {
  const openHouses = listings.map(({ key, open_house: event }) => {
    if (!event) return { sourceKey: key, openHouses: [] };
    const day = comingWeekend(now, event.weekend, event.day);
    const instant = (time: string) => `${day} ${time} America/New_York`;
    const period = { startsAt: instant(event.starts), endsAt: instant(event.ends) };
    return { sourceKey: key, openHouses: [period] };
  });
  await writeOpenHouses(manager, DEMO_SOURCE, openHouses, true);
}
