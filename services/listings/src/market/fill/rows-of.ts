import type { EntityManager } from 'typeorm';
import { comingWeekend } from '../../seed/coming-weekend.js';
import { Listing } from '../../listing/listing.entity.js';
import { digestOf } from '../../store/new-listing.js';
import type { DrawnHome } from '../draw/market-drawer.js';

type Row = Record<string, unknown>;

/** Homes as rows of the table of listings, by the names of its columns. */
export function listingRows(manager: EntityManager, homes: readonly DrawnHome[]): Row[] {
  const { columns } = manager.connection.getMetadata(Listing);
  return homes.map(({ listing }) => {
    const values: Row = { ...listing, digest: digestOf(listing), modifiedAt: listing.enteredAt };
    const known = columns.filter(({ propertyName }) => propertyName in values);
    return Object.fromEntries(
      known.map(({ databaseName, propertyName }) => [databaseName, values[propertyName]]),
    );
  });
}

/** Their viewings, by the key of the home; times are New York's. */
export function viewingRows(homes: readonly DrawnHome[], now: Date): Row[] {
  return homes.flatMap(({ listing, viewing }) => {
    if (!viewing) return [];
    const { weekend, day, starts, ends } = viewing;
    return [{ key: listing.sourceKey, day: comingWeekend(now, weekend, day), starts, ends }];
  });
}
