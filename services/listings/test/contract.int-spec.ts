import type { TestApp } from '@phantom/service-kit/testing';
import { Listing as ListingEntity } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

/** A client that knows only the contract: two calls, three parameters, the fields of a listing. */
interface Listing {
  id: number;
  images: string;
  [field: string]: unknown;
}

const fields =
  'id images address city state zip_code bedrooms bathrooms type price furnished area lot_size title description amenities'.split(
    ' ',
  );

describe('contract', () => {
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
    it.each(['queens', 'manhattan', 'brooklyn', 'bronx'])(
      'finds listings in %s',
      async (location) => {
        const { status, body } = await get(`listings-listfind?type=${type}&location=${location}`);

        expect(status).toBe(200);
        expect(body.error).toBe(0);
        expect(body.list.length).toBeGreaterThan(5);
        for (const listing of body.list as Listing[]) {
          expect(Object.keys(listing)).toEqual(expect.arrayContaining(fields));
          const images = JSON.parse(listing.images) as string[];
          expect(`${body.url}${images[0]}`).toMatch(/^\/pictures\/homes\/[\w-]+\/1200\.webp$/);
        }
      },
    );

    it('returns every listing of a borough once across pages', async () => {
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

  it('returns the fields with the types of the contract', async () => {
    const { body } = await get('listings-listfind?type=rentals&location=queens');
    for (const listing of body.list as Listing[]) {
      expect(listing).toMatchObject({
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

  it('accepts other spellings of type and location, and returns 422 for an unknown type', async () => {
    const strict = await get('listings-listfind?type=open-houses&location=bronx');
    const loose = await get('listings-listfind?type=Open%20Houses&location=The%20Bronx');
    const wrong = await get('listings-listfind?type=auctions&location=bronx');

    expect(loose.body).toEqual(strict.body);
    expect([wrong.status, wrong.body.error]).toEqual([422, 1]);
  });

  it('returns an empty page for an unknown location', async () => {
    const { status, body } = await get('listings-listfind?type=sales&location=atlantis');

    expect(status).toBe(200);
    expect(body).toMatchObject({ error: 0, list: [], url: '/pictures/', total: 0, next: null });
  });

  it('returns the same listing on its own page', async () => {
    const found = await get('listings-listfind?type=sales&location=queens');
    const [first] = found.body.list as [Listing];
    const { status, body } = await get(`listings-detail?id=${first.id}`);
    const [listing] = body.list as [Listing];

    expect(status).toBe(200);
    expect(body.list).toHaveLength(1);
    // Its own page may have further fields.
    expect(listing).toMatchObject({ ...first, images: expect.any(String) });
    const relative = JSON.parse(first.images) as string[];
    expect(JSON.parse(listing.images)).toEqual(
      relative.map((path) => ({ url: `/pictures/${path}`, type: 'image' })),
    );
    expect(typeof listing['price']).toBe('number');
    expect(String(listing['amenities']).split(',').length).toBeGreaterThan(1);
  });

  it('returns 404 for an unknown listing', async () => {
    const { status, body } = await get('listings-detail?id=999999');

    expect(status).toBe(404);
    expect(body).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });

  it('returns 410 for a withdrawn listing and leaves it out of lists', async () => {
    const call = 'listings-listfind?type=sales&location=queens';
    const before = await get(call);
    const [first] = before.body.list as [Listing];
    const { manager } = service.dataSource;
    const gone = { standardStatus: 'Withdrawn', offMarketAt: new Date() } as const;
    await manager.update(ListingEntity, first.id, gone);
    const { status, body, headers } = await get(`listings-detail?id=${first.id}`);
    const after = await get(call);
    await manager.update(ListingEntity, first.id, { standardStatus: 'Active', offMarketAt: null });

    expect(status).toBe(410);
    expect(body).toEqual({ error: 1, message: 'This home is no longer on the market.', list: [] });
    expect(headers['cache-control']).toBe('no-store');
    expect(after.body.total).toBe(before.body.total - 1);
    expect(after.body.list.map(({ id }: Listing) => id)).not.toContain(first.id);
    expect((await get(`listings-detail?id=${first.id}`)).status).toBe(200);
  });

  it.each(['', '?id=', '?id=abc', '?id=0', '?id=-1', '?id=1.5', '?id=99999999999', '?id=1&id=2'])(
    'returns 400 for listings-detail%s',
    async (query) => {
      const { status, body } = await get(`listings-detail${query}`);

      expect(status).toBe(400);
      expect(body).toMatchObject({ error: 1 });
    },
  );
});
