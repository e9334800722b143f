import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listing/listing.entity.js';
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
  ])('reads %j in %j', async (type, location, tab, borough) => {
    const loose = await find({ type, location });
    const strict = await find({ type: tab, location: borough });

    expect(loose.body.total).toBeGreaterThan(0);
    expect(loose.body).toEqual(strict.body);
  });

  it('reads every page once, newest first, without a home twice or missing', async () => {
    const ids = await readAll({ type: 'sales', location: 'brooklyn', limit: '7' });
    const rows = await service.dataSource.getRepository(Listing).find({
      where: { offer: 'sale', borough: 'brooklyn' },
      order: { enteredAt: 'DESC', id: 'DESC' },
    });

    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids).toHaveLength(75);
  });

  it('ends exactly at the end', async () => {
    const { body } = await find({ type: 'rentals', location: 'bronx', limit: '45' });

    expect(body.list).toHaveLength(45);
    expect(body.next).toBeNull();
  });

  it('finds in the whole city without a place, and everything without a tab', async () => {
    expect((await find({ type: 'rentals' })).body.total).toBe(198);
    expect((await find({})).body).toMatchObject({ total: 534 });
    expect((await find({})).body.list).toHaveLength(24);
  });

  it('shows viewings to come with the homes that have them', async () => {
    const { body } = await find({ type: 'open-houses', location: 'manhattan', limit: '100' });

    expect(body.total).toBe(body.list.length);
    for (const { open_houses: openHouses } of body.list) {
      expect(openHouses.length).toBeGreaterThan(0);
      expect(Date.parse(openHouses[0].ends_at)).toBeGreaterThan(Date.now());
      expect(openHouses[0].synthetic).toBe(true);
    }
  });

  it('may be kept by a cache', async () => {
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
    ['limit', 'many'],
    ['location', 'x'.repeat(101)],
    ['cursor', 'x'.repeat(101)],
  ])('names the parameter %s where it holds %j', async (name, value) => {
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
  ])('says of %s what is wrong with %j', async (name, value) => {
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
  ])('says that the ends of %s are the wrong way round', async (name, sentence) => {
    const { status, body } = await find({ [`min_${name}`]: '20', [`max_${name}`]: '10' });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [`max_${name}`]: [sentence] });
  });

  it('says so of days too, in the reader’s language', async () => {
    const url =
      '/api/auth/listings-map?zoom=12&open_house_from=2026-12-02&open_house_to=2026-12-01';
    const headers = { 'accept-language': 'de' };
    const answer = await service.inject({ method: 'GET', url, headers });

    expect(answer.json().errors).toEqual({
      open_house_to: ['Der letzte Tag darf nicht vor dem ersten liegen.'],
    });
  });

  it.each(['', '8', '18', '12.5'])('has no map at zoom %j', async (zoom) => {
    const answer = await service.inject({ url: `/api/auth/listings-map?zoom=${zoom}` });

    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['zoom']);
  });

  it('takes an empty field of a form for none', async () => {
    const names =
      'type location q min_price max_bedrooms min_bathrooms dwelling zip_code amenities';
    const empty = `${names} open_house_from bounds sort`.split(' ').map((name) => [name, '']);

    expect((await find(Object.fromEntries(empty))).body.total).toBe(534);
  });

  it('goes on in its own order alone', async () => {
    const { body } = await find({ sort: 'price-asc', limit: '5' });
    expect((await find({ sort: 'price-asc', cursor: body.next })).status).toBe(200);

    for (const sort of ['newest', 'price-desc', 'area-desc']) {
      expect((await find({ sort, cursor: body.next })).status).toBe(400);
    }
    expect((await find({ cursor: body.next })).status).toBe(400);
  });

  it('does not understand a cursor that it never gave', async () => {
    expect((await find({ cursor: 'made-up' })).status).toBe(400);
  });
});
