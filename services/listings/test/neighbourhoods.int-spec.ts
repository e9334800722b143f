import type { TestApp } from '@phantom/service-kit/testing';
import { storeSales } from '../src/recorded-sales/import-sales.js';
import type { RecordedSale } from '../src/recorded-sales/sale-rules.js';
import { addListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

const aSale: RecordedSale = {
  borough: 'brooklyn',
  neighbourhood: 'PARK SLOPE',
  kind: 'condo',
  block: 1,
  lot: 1,
  zip: '11215',
  addressKey: null,
  area: 1_000,
  price: 900_000,
  soldOn: '2018-05-01',
};
/** Sales at 100,000, 200,000, … dollars. */
const sales = (count: number, over: Partial<RecordedSale> = {}): RecordedSale[] =>
  Array.from({ length: count }, (_, at) => ({ ...aSale, price: (at + 1) * 100_000, ...over }));

describe('neighbourhoods', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
  });
  afterEach(() => service.close());

  const get = async (path: string) => {
    const answer = await service.inject({ method: 'GET', url: `/api/${path}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const single = (address: string) => get(`auth/neighbourhoods/${address}`);
  const store = (...groups: RecordedSale[][]) =>
    storeSales(service.dataSource.manager, groups.flat());
  const addHome = (over: Parameters<typeof addListing>[1]) =>
    addListing(service.dataSource.manager, {
      borough: 'brooklyn',
      subdivisionName: 'Park Slope',
      ...over,
    });

  it('returns medians by kind, year and ZIP code with the sales that they rest on', async () => {
    await store(
      sales(11),
      sales(3, { soldOn: '2019-06-01', zip: '11217', area: null }),
      sales(9, { kind: 'co-op' }),
      sales(20, { neighbourhood: 'BAY RIDGE' }),
      sales(20, { borough: 'queens' }),
    );
    const { status, body } = await single('brooklyn/park-slope');

    expect(status).toBe(200);
    expect(body.sales).toEqual({
      areas: ['Park Slope'],
      first_year: 2018,
      last_year: 2019,
      kinds: [
        {
          kind: 'co-op',
          count: 9,
          prices: null,
          per_square_foot: null,
          years: [{ year: 2018, count: 9, median: null }],
          zip_codes: [{ zip_code: '11215', count: 9, median: null }],
        },
        {
          kind: 'condo',
          count: 14,
          prices: { count: 14, low: 225_000, median: 450_000, high: 775_000 },
          per_square_foot: { count: 11, low: 350, median: 600, high: 850 },
          years: [
            { year: 2018, count: 11, median: 600_000 },
            { year: 2019, count: 3, median: null },
          ],
          zip_codes: [
            { zip_code: '11215', count: 11, median: 600_000 },
            { zip_code: '11217', count: 3, median: null },
          ],
        },
      ],
      quarters: [
        { year: 2018, quarter: 2, count: 20 },
        { year: 2019, quarter: 2, count: 3 },
      ],
    });
  });

  it('returns where it is as the polygons of its planning areas', async () => {
    await store(sales(10, { borough: 'queens', neighbourhood: 'SUNNYSIDE' }));
    const { body } = await single('queens/sunnyside');

    expect(body.boundary.areas).toEqual(['Hunters Point-Sunnyside-West Maspeth']);
    const [[[[longitude, latitude]]]] = body.boundary.coordinates;
    expect([Math.round(longitude), Math.round(latitude)]).toEqual([-74, 41]);
  });

  it('adds up the areas of the city’s records that lie in a neighbourhood or in its parts', async () => {
    const there = { borough: 'manhattan' } as const;
    await store(
      sales(10, { ...there, neighbourhood: 'HARLEM-CENTRAL' }),
      sales(10, { ...there, neighbourhood: 'HARLEM-WEST' }),
      sales(10, { ...there, neighbourhood: 'HARLEM-EAST' }),
    );
    const { body } = await single('manhattan/harlem');

    expect(body.sales.areas).toEqual(['Harlem-Central', 'Harlem-West']);
    expect(body.sales.kinds[0].count).toBe(20);
  });

  it('returns asking prices by bedrooms, and the newest homes', async () => {
    for (const listPrice of [500_000, 700_000, 900_000, null])
      await addHome({ bedroomsTotal: 2, listPrice });
    await addHome({ bedroomsTotal: 6, listPrice: 5_000_000 });
    await addHome({ transactionType: 'rental', bedroomsTotal: 0, listPrice: 3_000 });
    await addHome({ borough: 'queens' });
    await addHome({ standardStatus: 'Withdrawn' });
    const { body } = await single('brooklyn/park-slope');
    const ofRooms = (bedrooms: number | null, over: object) => ({
      ...{ bedrooms, or_more: false, prices: null },
      ...over,
    });

    expect(body.supply).toMatchObject([
      {
        listing_type: 'sales',
        asking_prices: [
          ofRooms(null, {
            homes: 5,
            prices: { count: 4, low: 650_000, median: 800_000, high: 1_925_000 },
          }),
          ofRooms(2, {
            homes: 4,
            prices: { count: 3, low: 600_000, median: 700_000, high: 800_000 },
          }),
          ofRooms(4, { homes: 1, or_more: true }),
        ],
      },
      {
        listing_type: 'rentals',
        asking_prices: [ofRooms(null, { homes: 1 }), ofRooms(0, { homes: 1 })],
      },
    ]);
    expect(body.homes).toHaveLength(6);
    expect(body.sales).toBeNull();
  });

  it('returns how many homes were on the market, new and gone in each month', async () => {
    /** @param days from the beginning of a month in New York */
    const time = (monthsAgo: number, days: number) =>
      `(date_trunc('month', now() AT TIME ZONE 'America/New_York')
        - interval '${monthsAgo} months' + interval '${days} days') AT TIME ZONE 'America/New_York'`;
    const addFrom = async (entered: string, gone = 'NULL') => {
      const id = await addHome({});
      await service.dataSource.query(
        `UPDATE listing SET entered_at = ${entered}, off_market_at = ${gone},
           standard_status = CASE WHEN ${gone} IS NULL THEN 'Active' ELSE 'Withdrawn' END
         WHERE id = $1`,
        [id],
      );
    };
    await addFrom(time(2, 0));
    for (const days of [10, 12, 14]) await addFrom(time(1, 1.5), time(1, 1.5 + days));
    const { body } = await single('brooklyn/park-slope');

    const [{ months }] = body.supply;
    expect(months.map((each: object) => Object.values(each).slice(1))).toEqual([
      [1, 1, 0, null],
      [1, 3, 3, 12],
      [1, 0, 0, null],
    ]);
    const present = new Intl.DateTimeFormat('en-CA', {
      ...({ timeZone: 'America/New_York', year: 'numeric', month: '2-digit' } as const),
    }).format();
    expect(months[2].month).toBe(present.slice(0, 7));
  });

  it('is found by a nickname, with its own address and the nearest neighbourhoods', async () => {
    const there = { borough: 'manhattan' } as const;
    await addHome({ ...there, subdivisionName: 'Upper West Side' });
    await addHome({ ...there, subdivisionName: 'Upper East Side' });
    await addHome({ borough: 'staten-island', subdivisionName: 'Tottenville' });
    const { body } = await single('manhattan/uws');

    expect(body.neighbourhood).toMatchObject({
      name: 'Upper West Side',
      ...there,
      slug: 'upper-west-side',
    });
    expect(body.nearby.map(({ slug }: { slug: string }) => slug)).toEqual([
      'upper-east-side',
      'tottenville',
    ]);
  });

  it('returns what is within a walk of its middle, and the commutes from there', async () => {
    await addHome({});
    const { body } = await single('brooklyn/park-slope');

    const stations = body.surroundings.stations.map(({ name }: { name: string }) => name);
    expect(stations).toContain('7 Av');
    expect(body.surroundings.schools.length).toBeGreaterThan(0);
    expect(body.surroundings.commutes.length).toBeGreaterThan(0);
  });

  it('returns 404 for a place without homes and with too few sales, and for an unknown one', async () => {
    await store(sales(9));

    expect((await single('brooklyn/park-slope')).status).toBe(404);
    expect((await single('brooklyn/atlantis')).status).toBe(404);
    expect((await single('atlantis/park-slope')).status).toBe(404);
  });

  it('are listed and in the sitemap when they have homes or enough sales', async () => {
    await store(sales(10), sales(9, { neighbourhood: 'BAY RIDGE' }));
    await addHome({ borough: 'queens', subdivisionName: 'Astoria' });
    const { body } = await get('auth/neighbourhoods');

    expect(body.list).toMatchObject([
      { name: 'Astoria', borough: 'queens', slug: 'astoria', homes: 1, sales: 0 },
      { name: 'Park Slope', borough: 'brooklyn', slug: 'park-slope', homes: 0, sales: 10 },
    ]);
    expect((await get('sitemap/neighbourhoods')).body.list).toEqual([
      { borough: 'queens', slug: 'astoria' },
      { borough: 'brooklyn', slug: 'park-slope' },
    ]);
  });

  it('has an address in the page of each of its homes', async () => {
    const known = await addHome({ subdivisionName: 'Park Slope' });
    const unknown = await addHome({ subdivisionName: 'Somewhere' });
    const slugOf = async (id: number) =>
      (await get(`auth/listings-detail?id=${id}`)).body.list[0].neighbourhood_slug;

    expect(await slugOf(known)).toBe('park-slope');
    expect(await slugOf(unknown)).toBeNull();
  });
});
