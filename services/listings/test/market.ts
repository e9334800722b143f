import type { DataSource } from 'typeorm';
import { Listing } from '../src/listings/listing.entity.js';
import { OpenHouse } from '../src/listings/listing.entity.js';
import type { NewRow } from './search-arbitraries.js';
import type { Row } from './search-model.js';

let key = 0;

/** Inserts listings and their open houses in one transaction. */
export function insertListings(
  dataSource: DataSource,
  listings: readonly NewRow[],
): Promise<Row[]> {
  return dataSource.transaction(async (manager) => {
    const written = listings.map((listing) => {
      key += 1;
      return { source: 'test', sourceKey: String(key), digest: '', ...fixed, ...listing };
    });
    const { identifiers } = await manager.insert(Listing, written);
    const rows = listings.map((listing, at) => ({
      ...listing,
      id: identifiers[at]?.['id'] as number,
    }));
    const times = rows.flatMap(({ id, openHouses }) =>
      openHouses.map((time) => ({ ...time, listingId: id })),
    );
    await manager.insert(OpenHouse, times);
    return rows;
  });
}

const fixed = { propertyType: 'Residential', stateOrProvince: 'NY' } as const;

/** A listing on the market with only the given fields. */
export const listing = (known: Partial<NewRow> = {}): NewRow => ({
  transactionType: 'sale',
  borough: 'queens',
  propertySubType: null,
  standardStatus: 'Active',
  listPrice: null,
  bedroomsTotal: null,
  bathroomsTotal: null,
  livingArea: null,
  unparsedAddress: null,
  city: null,
  postalCode: null,
  subdivisionName: null,
  latitude: null,
  longitude: null,
  amenities: [],
  title: null,
  publicRemarks: null,
  enteredAt: new Date('2026-11-01T12:00:00Z'),
  openHouses: [],
  ...known,
});
