import type { TestApp } from '@phantom/service-kit/testing';
import { PLACES_NAMED } from '../src/places/place.repository.js';
import { addListing } from './a-listing.js';
import { listingsApp, seed } from './listings-app.js';

interface Understood {
  understood: boolean;
  type: string;
  location: string | null;
  id: number | null;
  filters: Record<string, unknown>;
  near: string | null;
  moved_to: string | null;
  guesses: { from: string; to: string }[];
  unmatched: string[];
  missing_address: string | null;
}

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
  const understand = async (q: string, at: Record<string, string> = {}): Promise<Understood> => {
    const { status, body } = await get('listings-query', { q, ...at });
    expect([status, body.error]).toEqual([200, 0]);
    return body;
  };

  const FLATS = ['Apartment', 'Condo', 'Co-op', 'Condop'];
  const HOUSES = ['House', 'Townhouse', 'Multi-family home'];

  describe('understands', () => {
    it.each<[string, string, string | null, object]>([
      ['Brooklyn', 'sales', 'brooklyn', {}],
      ['Staten Island', 'sales', 'staten-island', {}],
      ['bronx', 'sales', 'bronx', {}],
      ['new york', 'sales', null, {}],
      ['garden', 'sales', null, { amenities: ['Garden'] }],
      ['doorman', 'sales', null, { amenities: ['Doorman'] }],
      ['elevator', 'sales', null, { amenities: ['Elevator'] }],
      [
        '2 bed park slope',
        'sales',
        'brooklyn',
        { min_bedrooms: 2, max_bedrooms: 2, neighbourhood: ['Park Slope'] },
      ],
      [
        'studio under 500k',
        'sales',
        null,
        { min_bedrooms: 0, max_bedrooms: 0, max_price: 500_000 },
      ],
      ['queens condo', 'sales', 'queens', { dwelling: ['Condo'] }],
      ['jackson heights', 'sales', 'queens', { neighbourhood: ['Jackson Heights'] }],
      ['upper west side', 'sales', 'manhattan', { neighbourhood: ['Upper West Side'] }],
      ['UWS', 'sales', 'manhattan', { neighbourhood: ['Upper West Side'] }],
      ['bed stuy', 'sales', 'brooklyn', { neighbourhood: ['Bedford-Stuyvesant'] }],
      ['williamsburg', 'sales', 'brooklyn', { neighbourhood: ['Williamsburg'] }],
      ['brooklyn heights', 'sales', 'brooklyn', { neighbourhood: ['Brooklyn Heights'] }],
      ['harlem', 'sales', 'manhattan', { neighbourhood: ['Central Harlem'] }],
      ['5th ave', 'sales', 'manhattan', { street: ['Fifth Ave', '5th Ave'] }],
      ['broadway', 'sales', 'brooklyn', { street: ['Broadway'] }],
      ['11101', 'sales', 'queens', { zip_code: ['11101'] }],
      ['east village rentals', 'rentals', 'manhattan', { neighbourhood: ['East Village'] }],
      [
        'astoria no fee',
        'rentals',
        'queens',
        { neighbourhood: ['Astoria'], amenities: ['No fee'] },
      ],
      ['open house forest hills', 'open-houses', 'queens', { neighbourhood: ['Forest Hills'] }],
      ['3br 2ba', 'sales', null, { min_bedrooms: 3, max_bedrooms: 3, min_bathrooms: 2 }],
      [
        'house with garage staten island',
        'sales',
        'staten-island',
        { dwelling: HOUSES, amenities: ['Garage'] },
      ],
      [
        'under $1m with gym and doorman in manhattan',
        'sales',
        'manhattan',
        { max_price: 1_000_000, amenities: ['Gym', 'Doorman'] },
      ],
      [
        'between 500k and 1m brooklyn',
        'sales',
        'brooklyn',
        { min_price: 500_000, max_price: 1_000_000 },
      ],
      [
        '2+ bedroom co-op with elevator',
        'sales',
        null,
        { min_bedrooms: 2, dwelling: ['Co-op'], amenities: ['Elevator'] },
      ],
      ['cheap studio', 'sales', null, { min_bedrooms: 0, max_bedrooms: 0, sort: 'price-asc' }],
      ['museum', 'sales', null, { q: 'museum' }],
      // Other languages.
      ['Бруклин', 'sales', 'brooklyn', {}],
      ['Статен-Айленд', 'sales', 'staten-island', {}],
      ['in der Bronx', 'sales', 'bronx', {}],
      [
        'Wohnung in Queens mit Aufzug',
        'sales',
        'queens',
        { dwelling: FLATS, amenities: ['Elevator'] },
      ],
      [
        'apartamento en el Bronx con jardín',
        'sales',
        'bronx',
        { dwelling: FLATS, amenities: ['Garden'] },
      ],
      ['Nueva York', 'sales', null, {}],
      [
        'studio a Manhattan fino a 600.000',
        'sales',
        'manhattan',
        { min_bedrooms: 0, max_bedrooms: 0, max_price: 600_000 },
      ],
      ['квартира в Куинсе'.replace('Куинсе', 'Куинс'), 'sales', 'queens', { dwelling: FLATS }],
    ])('%s', async (q, type, location, filters) => {
      expect(await understand(q)).toMatchObject({
        understood: true,
        type,
        location,
        filters,
        near: null,
        guesses: [],
        unmatched: [],
      });
      expect(Object.keys((await understand(q)).filters).sort()).toEqual(
        Object.keys(filters).sort(),
      );
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
    expect(await understand('100 main st')).toMatchObject({
      filters: { street: ['Main St'] },
      missing_address: '100 main st',
    });
  });

  it.each([
    ['luxury', true],
    ['pet friendly', true],
    ['xqzzyq', false],
    ['99999', false],
  ])('reports the unmatched words of %s', async (q, understood) => {
    expect(await understand(q)).toMatchObject({ understood, filters: {}, unmatched: [q] });
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
