import type { TestApp } from '@phantom/service-kit/testing';
import { Listing as HomeListing } from '../src/listing/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

/** A client that knows only the product spec: two calls, three parameters, the fields of a listing. */
interface Listing {
  id: number;
  images: string;
  [field: string]: unknown;
}

const fields =
  'id images address city state zip_code bedrooms bathrooms type price furnished area lot_size title description amenities'.split(
    ' ',
  );

describe('the calls of the product spec', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (url: string) => {
    const answer = await service.inject({ method: 'GET', url: `/api/auth/${url}` });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };

  describe.each(['sales', 'rentals', 'open-houses'])('listings-listfind, type=%s', (type) => {
    it.each(['queens', 'manhattan', 'brooklyn', 'bronx'])('finds homes in %s', async (location) => {
      const { status, body } = await get(`listings-listfind?type=${type}&location=${location}`);

      expect(status).toBe(200);
      expect(body.error).toBe(0);
      expect(body.list.length).toBeGreaterThan(5);
      for (const home of body.list as Listing[]) {
        expect(Object.keys(home)).toEqual(expect.arrayContaining(fields));
        const images = JSON.parse(home.images) as string[];
        expect(`${body.url}${images[0]}`).toMatch(/^\/pictures\/homes\/[\w-]+\/1200\.webp$/);
      }
    });

    it('finds every home of the borough once, from page to page', async () => {
      const found: Listing[] = [];
      let { body } = await get(`listings-listfind?type=${type}&location=manhattan`);
      const { total } = body;
      for (;;) {
        found.push(...body.list);
        expect(body.total).toBe(total);
        if (body.next === null) break;
        const next = `listings-listfind?type=${type}&location=manhattan&cursor=${body.next}`;
        body = (await get(next)).body;
      }

      expect(found).toHaveLength(total);
      expect(new Set(found.map(({ id }) => id)).size).toBe(total);
      const cities = new Set(found.map(({ state }) => state));
      expect([...cities]).toEqual(['NY']);
    });
  });

  it('are answered with the types that the fields of the spec have', async () => {
    const { body } = await get('listings-listfind?type=rentals&location=queens');
    for (const home of body.list as Listing[]) {
      expect(home).toMatchObject({
        id: expect.any(Number),
        address: expect.any(String),
        city: expect.any(String),
        state: 'NY',
        zip_code: expect.stringMatching(/^\d{5}$/),
        bedrooms: expect.any(Number),
        bathrooms: expect.any(Number),
        type: 'Apartment',
        price: expect.any(Number),
        title: expect.any(String),
        description: expect.any(String),
      });
    }
  });

  it('are understood in any spelling of the tab and the borough, and refused with a tab that is none', async () => {
    const strict = await get('listings-listfind?type=open-houses&location=bronx');
    const loose = await get('listings-listfind?type=Open%20Houses&location=The%20Bronx');
    const wrong = await get('listings-listfind?type=auctions&location=bronx');

    expect(loose.body).toEqual(strict.body);
    expect([wrong.status, wrong.body.error]).toEqual([422, 1]);
  });

  it('finds nothing in a place without homes', async () => {
    const { status, body } = await get('listings-listfind?type=sales&location=atlantis');

    expect(status).toBe(200);
    expect(body).toMatchObject({ error: 0, list: [], url: '/pictures/', total: 0, next: null });
  });

  it('shows the same home on its own page', async () => {
    const found = await get('listings-listfind?type=sales&location=queens');
    const [first] = found.body.list as [Listing];
    const { status, body } = await get(`listings-detail?id=${first.id}`);
    const [home] = body.list as [Listing];

    expect(status).toBe(200);
    expect(body.list).toHaveLength(1);
    // Its own page may tell more of it than the list, and nothing else.
    expect(home).toMatchObject({ ...first, images: expect.any(String) });
    const relative = JSON.parse(first.images) as string[];
    expect(JSON.parse(home.images)).toEqual(
      relative.map((path) => ({ url: `/pictures/${path}`, type: 'image' })),
    );
    expect(typeof home['price']).toBe('number');
    expect(String(home['amenities']).split(',').length).toBeGreaterThan(1);
  });

  it('has no page for a home that is not there', async () => {
    const { status, body } = await get('listings-detail?id=999999');

    expect(status).toBe(404);
    expect(body).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });

  it('has no page any more for a home that is off the market, nor a place in any list', async () => {
    const call = 'listings-listfind?type=sales&location=queens';
    const before = await get(call);
    const [first] = before.body.list as [Listing];
    const { manager } = service.dataSource;
    const gone = { standardStatus: 'Withdrawn', offMarketAt: new Date() } as const;
    await manager.update(HomeListing, first.id, gone);
    const { status, body, headers } = await get(`listings-detail?id=${first.id}`);
    const after = await get(call);
    await manager.update(HomeListing, first.id, { standardStatus: 'Active', offMarketAt: null });

    expect(status).toBe(410);
    expect(body).toEqual({ error: 1, message: 'This home is no longer on the market.', list: [] });
    expect(headers['cache-control']).toBe('no-store');
    expect(after.body.total).toBe(before.body.total - 1);
    expect(after.body.list.map(({ id }: Listing) => id)).not.toContain(first.id);
    expect((await get(`listings-detail?id=${first.id}`)).status).toBe(200);
  });

  it.each(['', '?id=', '?id=abc', '?id=0', '?id=-1', '?id=1.5', '?id=99999999999', '?id=1&id=2'])(
    'does not understand listings-detail%s',
    async (query) => {
      const { status, body } = await get(`listings-detail${query}`);

      expect(status).toBe(400);
      expect(body).toMatchObject({ error: 1 });
    },
  );
});
