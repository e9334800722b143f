import { companyDay, DAY, HOUR } from '@phantom/service-kit';
import type { TestApp } from '@phantom/service-kit/testing';
import { OpenHouse } from '../src/listings/listing.entity.js';
import { PLACES_NAMED } from '../src/places/place.repository.js';
import { startOfDay } from '../src/search/search.mapper.js';
import { addListing } from './a-listing.js';
import { listingsApp, seed } from './listings-app.js';
import { QueryClient, type Understood } from './query-client.js';
import { TYPED_QUERIES } from './typed-queries.js';

describe('listings-query', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (path: string, query: Record<string, string>) => {
    const url = `/api/auth/${path}?${new URLSearchParams(query)}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json() };
  };
  const understand = (q: string, at?: Record<string, string>) =>
    new QueryClient(service.inject).understand(q, at);
  const totalOf = (found: Understood) => new QueryClient(service.inject).total(found);

  it.each(TYPED_QUERIES)('understands %s', async (q, type, location, filters, unmatched = []) => {
    const found = await understand(q);
    expect(found).toMatchObject({
      understood: true,
      type,
      location,
      near: null,
      moved_to: null,
      guesses: [],
      unmatched,
    });
    expect(found.filters).toEqual(filters);
    expect(await totalOf(found)).toBeGreaterThan(0);
  });

  it.each([
    ['в Бруклине', 'brooklyn'],
    ['недалеко от Бруклина', 'brooklyn'],
    ['в Куинсе', 'queens'],
    ['в Квинсе', 'queens'],
    ['в Бронксе', 'bronx'],
    ['на Манхэттене', 'manhattan'],
    ['рядом с Манхэттеном', 'manhattan'],
    ['на Статен-Айленде', 'staten-island'],
    ['в Нью-Йорке', null],
    ['in der Nähe von Manhattan', 'manhattan'],
    ['auf Staten Island', 'staten-island'],
    ['a Brooklyn', 'brooklyn'],
    ['nel Queens', 'queens'],
    ['vicino al Bronx', 'bronx'],
    ['en Manhattan', 'manhattan'],
    ['cerca del Bronx', 'bronx'],
    ['en la isla de Staten', 'staten-island'],
  ])('reads the borough and nothing else in %s', async (q, location) => {
    expect(await understand(q)).toMatchObject({
      understood: true,
      location,
      filters: {},
      guesses: [],
      unmatched: [],
    });
  });

  it.each([
    ['brookyln', 'brooklyn', {}, 'Brooklyn'],
    ['wiliamsburg', 'brooklyn', { neighbourhood: ['Williamsburg'] }, 'Williamsburg'],
    ['jakson hights', 'queens', { neighbourhood: ['Jackson Heights'] }, 'Jackson Heights'],
    ['garfeild', 'queens', { street: ['Garfield Ave'] }, 'Garfield Ave'],
    ['elevater', null, { amenities: ['Elevator'] }, 'elevator'],
  ])('reports its guess for %s', async (q, location, filters, to) => {
    expect(await understand(q)).toMatchObject({ location, filters, guesses: [{ from: q, to }] });
  });

  it('corrects the misspelt part and understands the rest', async () => {
    expect(await understand('2 bed asotria under 900k')).toMatchObject({
      location: 'queens',
      filters: { neighbourhood: ['Astoria'], min_bedrooms: 2, max_price: 900_000 },
      guesses: [{ from: 'asotria', to: 'Astoria' }],
    });
  });

  it.each(['garden', 'doorman', 'luxury', 'museum', 'new'])(
    'does not guess a place for %s',
    async (q) => {
      expect((await understand(q)).guesses).toEqual([]);
    },
  );

  it.each([
    ['Times Square', 'manhattan', 'Times Square'],
    ['11215', 'brooklyn', '11215'],
    ['LIC', 'queens', 'Long Island City'],
    ['Yankee Stadium', 'bronx', 'Yankee Stadium'],
  ])(
    'returns the bounds of the listings nearest to %s, which has no listings',
    async (q, location, near) => {
      const found = await understand(q);
      expect(found).toMatchObject({ location, near, guesses: [] });
      const { bounds } = found.filters as { bounds: string };
      const { body } = await get('listings-listfind', { type: 'sales', location, bounds });
      expect(body.total).toBeGreaterThanOrEqual(6);
    },
  );

  it('moves to the borough of an exact place and reports it', async () => {
    expect(await understand('williamsburg', { location: 'queens' })).toMatchObject({
      location: 'brooklyn',
      moved_to: 'Williamsburg',
      filters: { neighbourhood: ['Williamsburg'] },
    });
    expect(await understand('astoria', { location: 'queens' })).toMatchObject({
      location: 'queens',
      moved_to: null,
    });
  });

  it('prefers a place in the current borough', async () => {
    expect(await understand('murray hill', { location: 'queens' })).toMatchObject({
      location: 'queens',
      near: 'Murray Hill',
    });
    expect((await understand('murray hill manhattan')).location).toBe('manhattan');
  });

  it('returns the id of the listing at an address', async () => {
    const { id } = await understand('45 W 95th Street, New York');
    const { body } = await get('listings-detail', { id: String(id) });
    expect(body.list[0].address).toBe('45 W 95th St');
  });

  it('returns the street of an address without a listing and reports it', async () => {
    const found = await understand('100 ridge blvd');
    expect(found).toMatchObject({
      filters: { street: ['Ridge Blvd'] },
      missing_address: '100 ridge blvd',
    });
    expect(await totalOf(found)).toBeGreaterThan(0);
  });

  it.each([
    ['luxury', true],
    ['pet friendly', true],
    ['xqzzyq', false],
    ['99999', false],
  ])('reports the unmatched words of %s', async (q, understood) => {
    expect(await understand(q)).toMatchObject({ understood, filters: {}, unmatched: [q] });
  });

  it('names the other type when only its homes have the words', async () => {
    await addListing(service.dataSource.manager, {
      transactionType: 'rental',
      publicRemarks: 'A skylight by the hammersmith yard.',
    });
    const atSales = await understand('hammersmith skylight', { type: 'sales' });
    expect(atSales).toMatchObject({ other_type: 'rentals', filters: {} });
    expect(atSales.unmatched).toEqual(['hammersmith', 'skylight']);
    expect(await understand('hammersmith', { type: 'rentals' })).toMatchObject({
      filters: { q: 'hammersmith' },
      unmatched: [],
      other_type: null,
    });
    expect(await understand('hammersmith xqzzyq')).toMatchObject({ other_type: null });
  });

  it('finds listings and places on Staten Island', async () => {
    const listing = await addListing(service.dataSource.manager, {
      borough: 'staten-island',
      subdivisionName: 'Todt Hill',
      postalCode: '10304',
    });
    const { body } = await get('listings-listfind', { type: 'sales', location: 'staten-island' });
    expect(body.list.map(({ id }: { id: number }) => id)).toContain(listing);
    expect(await understand('Todt Hill')).toMatchObject({
      location: 'staten-island',
      filters: { neighbourhood: ['Todt Hill'] },
      near: null,
    });
  });

  it('finds the open houses of a day, and says when there is none', async () => {
    const tomorrow = companyDay(Date.now() + DAY);
    await service.dataSource.createQueryBuilder().delete().from(OpenHouse).execute();
    expect(await understand('open house tomorrow')).toMatchObject({
      type: 'open-houses',
      filters: {},
      unmatched: ['tomorrow'],
    });

    const listingId = await addListing(service.dataSource.manager);
    const noon = startOfDay(tomorrow) + 12 * HOUR;
    const times = { startsAt: new Date(noon), endsAt: new Date(noon + HOUR) };
    await service.dataSource.manager.insert(OpenHouse, { listingId, ...times });
    const found = await understand('open house tomorrow');
    expect(found).toMatchObject({
      type: 'open-houses',
      filters: { open_house_from: tomorrow, open_house_to: tomorrow },
      unmatched: [],
    });
    expect(await totalOf(found)).toBe(1);
  });

  it('returns 422 for a long text and for an unknown type', async () => {
    expect((await get('listings-query', { q: 'a'.repeat(101) })).status).toBe(422);
    expect((await get('listings-query', { q: 'a', type: 'castles' })).status).toBe(422);
    expect((await understand('')).understood).toBe(false);
  });

  it('looks up all names in one query', async () => {
    const rows = await service.dataSource.query(PLACES_NAMED, [
      ['park slope', 'Fifth Avenue', "'; --"],
      ['sale'],
    ]);
    expect(new Set(rows.map(({ name }: { name: string }) => name))).toEqual(
      new Set(['park slope', 'Fifth Avenue']),
    );
  });
});

describe('listings-query without listings in a borough', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(async (dataSource) => {
      await seed(dataSource);
      await dataSource.query(`DELETE FROM listing WHERE borough = 'staten-island'`);
    });
  });
  afterAll(() => service.close());

  it('returns the nearest listings in another borough', async () => {
    const get = async (call: string, query: Record<string, string>) => {
      const url = `/api/auth/${call}?${new URLSearchParams(query)}`;
      return (await service.inject({ method: 'GET', url })).json();
    };
    const found = (await get('listings-query', { q: 'Todt Hill' })) as Understood;
    expect(found).toMatchObject({ location: null, near: 'Todt Hill' });
    const { bounds } = found.filters as { bounds: string };
    const { total } = (await get('listings-listfind', { type: 'sales', bounds })) as {
      total: number;
    };
    expect(total).toBeGreaterThanOrEqual(6);
  });
});
