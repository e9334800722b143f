import type { TestApp } from '@phantom/service-kit/testing';
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
    expect({ ...home, images: null }).toEqual({ ...first, images: null });
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

  it.each(['', '?id=', '?id=abc', '?id=0', '?id=-1', '?id=1.5', '?id=99999999999', '?id=1&id=2'])(
    'does not understand listings-detail%s',
    async (query) => {
      const { status, body } = await get(`listings-detail${query}`);

      expect(status).toBe(400);
      expect(body).toMatchObject({ error: 1 });
    },
  );
});
