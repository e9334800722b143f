import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

describe('listings-listfind', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const find = async (query: Record<string, string>) => {
    const url = `/api/auth/listings-listfind?${new URLSearchParams(query)}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };

  const readAll = async (query: Record<string, string>) => {
    const ids: number[] = [];
    let next: string | null = null;
    do {
      const page = await find({ ...query, ...(next ? { cursor: next } : {}) });
      ids.push(...page.body.list.map(({ id }: { id: number }) => id));
      next = page.body.next;
    } while (next);
    return ids;
  };

  it.each([
    ['Open Houses', 'QUEENS', 'open-houses', 'queens'],
    ['open_houses', 'The Bronx', 'open-houses', 'bronx'],
    [' SALES ', 'Kings County', 'sales', 'brooklyn'],
  ])('accepts type %j and location %j', async (type, location, tab, borough) => {
    const loose = await find({ type, location });
    const strict = await find({ type: tab, location: borough });

    expect(loose.body.total).toBeGreaterThan(0);
    expect(loose.body).toEqual(strict.body);
  });

  it('returns every listing once across pages, the newest first', async () => {
    const ids = await readAll({ type: 'sales', location: 'brooklyn', limit: '7' });
    const rows = await service.dataSource.getRepository(Listing).find({
      where: { transactionType: 'sale', borough: 'brooklyn' },
      order: { enteredAt: 'DESC', id: 'DESC' },
    });

    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids).toHaveLength(75);
  });

  it('has no next page when the limit equals the total', async () => {
    const { body } = await find({ type: 'rentals', location: 'bronx', limit: '45' });

    expect(body.list).toHaveLength(45);
    expect(body.next).toBeNull();
  });

  it('searches the whole city without a location, and all types without a type', async () => {
    expect((await find({ type: 'rentals' })).body.total).toBe(199);
    expect((await find({})).body).toMatchObject({ total: 536 });
    expect((await find({})).body.list).toHaveLength(24);
  });

  it('returns upcoming open houses', async () => {
    const { body } = await find({ type: 'open-houses', location: 'manhattan', limit: '100' });

    expect(body.total).toBe(body.list.length);
    for (const { open_houses: openHouses } of body.list) {
      expect(openHouses.length).toBeGreaterThan(0);
      expect(Date.parse(openHouses[0].ends_at)).toBeGreaterThan(Date.now());
      expect(openHouses[0].synthetic).toBe(true);
    }
  });

  it('is cacheable', async () => {
    const { headers } = await find({ type: 'sales' });

    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });

  it.each([
    ['type', 'auctions'],
    ['limit', '0'],
    ['limit', '101'],
    ['nearby', 'L-7'],
    ['limit', 'many'],
    ['location', 'x'.repeat(101)],
    ['cursor', 'x'.repeat(101)],
  ])('returns 422 for %s=%j', async (name, value) => {
    const { status, body } = await find({ [name]: value });

    expect(status).toBe(422);
    expect(body.error).toBe(1);
    expect(Object.keys(body.errors)).toEqual([name]);
  });

  it.each([
    ['q', 'x'.repeat(101)],
    ['min_price', '-1'],
    ['min_price', '1.5'],
    ['max_price', '1e3'],
    ['max_price', '3000000000'],
    ['min_bedrooms', 'two'],
    ['min_bathrooms', '1,5'],
    ['dwelling', 'Castle'],
    ['zip_code', '1137'],
    ['amenities', 'x'.repeat(101)],
    ['neighbourhood', Array.from({ length: 21 }, (_, at) => `n${at}`)],
    ['open_house_from', '2026-02-30'],
    ['open_house_to', 'tomorrow'],
    ['bounds', '-74,40,-73'],
    ['bounds', '-73,40,-74,41'],
    ['bounds', '-74,40,-73,NaN'],
    ['sort', 'cheapest'],
  ])('returns 422 with a message for %s=%j', async (name, value) => {
    const query = new URLSearchParams([value].flat().map((each): [string, string] => [name, each]));
    for (const call of ['listfind', 'facets']) {
      const url = `/api/auth/listings-${call}?${query}`;
      const answer = await service.inject({ method: 'GET', url });

      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [name]: [expect.stringMatching(/^[A-Z].+\.$/)] });
    }
  });

  it.each([
    ['price', 'The highest price must not be below the lowest.'],
    ['bedrooms', 'The largest number of bedrooms must not be below the smallest.'],
    ['area', 'The largest area must not be below the smallest.'],
  ])('returns 422 when the range of %s is reversed', async (name, sentence) => {
    const { status, body } = await find({ [`min_${name}`]: '20', [`max_${name}`]: '10' });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [`max_${name}`]: [sentence] });
  });

  it('returns 422 in the language of the request when the days are reversed', async () => {
    const url =
      '/api/auth/listings-map?zoom=12&open_house_from=2026-12-02&open_house_to=2026-12-01';
    const headers = { 'accept-language': 'de' };
    const answer = await service.inject({ method: 'GET', url, headers });

    expect(answer.json().errors).toEqual({
      open_house_to: ['Der letzte Tag darf nicht vor dem ersten liegen.'],
    });
  });

  it.each(['', '8', '18', '12.5'])('returns 422 for a map at zoom %j', async (zoom) => {
    const answer = await service.inject({ url: `/api/auth/listings-map?zoom=${zoom}` });

    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['zoom']);
  });

  it('ignores empty parameters', async () => {
    const names =
      'type location q min_price max_bedrooms min_bathrooms dwelling zip_code amenities';
    const empty = `${names} open_house_from bounds sort`.split(' ').map((name) => [name, '']);

    expect((await find(Object.fromEntries(empty))).body.total).toBe(536);
  });

  it('returns 400 for a cursor of another sort', async () => {
    const { body } = await find({ sort: 'price-asc', limit: '5' });
    expect((await find({ sort: 'price-asc', cursor: body.next })).status).toBe(200);

    for (const sort of ['newest', 'price-desc', 'area-desc']) {
      expect((await find({ sort, cursor: body.next })).status).toBe(400);
    }
    expect((await find({ cursor: body.next })).status).toBe(400);
  });

  it('returns 400 for an invalid cursor', async () => {
    expect((await find({ cursor: 'made-up' })).status).toBe(400);
  });
});
