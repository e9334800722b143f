import type { DataSource } from 'typeorm';
import { Listing } from '../src/listing/listing.entity.js';
import { OpenHouse } from '../src/listing/open-house.entity.js';
import type { NewRow } from './search-arbitraries.js';
import type { Row } from './search-model.js';

let key = 0;

/** Puts homes and their open houses on the market, in one transaction. */
export function insertHomes(dataSource: DataSource, homes: readonly NewRow[]): Promise<Row[]> {
  return dataSource.transaction(async (manager) => {
    const written = homes.map((home) => {
      key += 1;
      return { source: 'test', sourceKey: String(key), digest: '', ...fixed, ...home };
    });
    const { identifiers } = await manager.insert(Listing, written);
    const rows = homes.map((home, at) => ({ ...home, id: identifiers[at]?.['id'] as number }));
    const times = rows.flatMap(({ id, openHouses }) =>
      openHouses.map((time) => ({ ...time, listingId: id })),
    );
    await manager.insert(OpenHouse, times);
    return rows;
  });
}

const fixed = { propertyType: 'Residential', stateOrProvince: 'NY' } as const;

/** A home that is on the market, with nothing known of it but what is given. */
export const home = (known: Partial<NewRow> = {}): NewRow => ({
  offer: 'sale',
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
