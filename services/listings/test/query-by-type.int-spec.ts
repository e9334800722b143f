import type { TestApp } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import type { NewListing } from '../src/listings/listing-writer.js';
import { addListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';
import { QueryClient } from './query-client.js';

/** As after an import: sales without amenities and texts, rentals with both. */
async function importedMarket(dataSource: DataSource): Promise<void> {
  const add = (difference: Partial<NewListing>) => addListing(dataSource.manager, difference);
  const rental = { transactionType: 'rental', listPrice: 3000 } as const;
  for (let at = 0; at < 8; at += 1) await add({});
  await add({
    ...rental,
    amenities: ['Doorman'],
    bedroomsTotal: 0,
    publicRemarks: 'A zoetrope in the hall',
  });
  // One name in two boroughs: for rent in Queens, for sale in Brooklyn.
  await add({ ...rental, subdivisionName: 'Fern Hollow' });
  await add({ borough: 'brooklyn', postalCode: '11201', subdivisionName: 'Fern Hollow' });
  await add({ ...rental, unparsedAddress: '7 Quince Alley' });
}

describe('listings-query when sales and rentals differ', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(importedMarket);
  });
  afterAll(() => service.close());

  const understand = async (q: string, at?: Record<string, string>) => {
    const client = new QueryClient(service.inject);
    const found = await client.understand(q, at);
    return { found, total: await client.total(found) };
  };

  it.each([
    ['doorman', 'doorman', {}],
    ['швейцар', 'швейцар', {}],
    ['2 bed doorman', 'doorman', { min_bedrooms: 2, max_bedrooms: 2 }],
    ['studio under 900k', 'studio', { max_price: 900_000 }],
    ['townhouse', 'townhouse', {}],
    ['zoetrope', 'zoetrope', {}],
    ['no fee for sale', 'no fee', {}],
  ])('reports that no sale has %s, and leaves it out', async (q, unmatched, filters) => {
    const { found, total } = await understand(q);
    expect(found).toMatchObject({
      understood: true,
      type: 'sales',
      unmatched: [unmatched],
      guesses: [],
    });
    expect(found.filters).toEqual(filters);
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    ['doorman', { type: 'rentals' }, { amenities: ['Doorman'] }],
    ['rentals with doorman', {}, { amenities: ['Doorman'] }],
    ['zoetrope', { type: 'rentals' }, { q: 'zoetrope' }],
    ['studio', { type: 'rentals' }, { min_bedrooms: 0, max_bedrooms: 0 }],
  ])('finds the rental for %s', async (q, at, filters) => {
    const { found, total } = await understand(q, at);
    expect(found).toMatchObject({ type: 'rentals', unmatched: [] });
    expect(found.filters).toEqual(filters);
    expect(total).toBe(1);
  });

  it('prefers a place with listings of the type to the current borough', async () => {
    const { found, total } = await understand('fern hollow', { location: 'queens' });
    expect(found).toMatchObject({
      location: 'brooklyn',
      moved_to: 'Fern Hollow',
      filters: { neighbourhood: ['Fern Hollow'] },
    });
    expect(total).toBe(1);
    const rentals = await understand('fern hollow', { type: 'rentals', location: 'brooklyn' });
    expect(rentals.found.location).toBe('queens');
    expect(rentals.total).toBe(1);
  });

  it('stays in the borough that the query names', async () => {
    const { found, total } = await understand('fern hollow queens', { location: 'brooklyn' });
    expect(found).toMatchObject({ location: 'queens', near: 'Fern Hollow' });
    expect(total).toBeGreaterThanOrEqual(6);
  });

  it.each(['quince alley', '9 quince alley'])(
    'returns the sales nearest to %s, which has only rentals',
    async (q) => {
      const { found, total } = await understand(q);
      expect(found).toMatchObject({ near: 'Quince Alley', missing_address: null, unmatched: [] });
      expect(total).toBeGreaterThanOrEqual(6);
    },
  );
});
