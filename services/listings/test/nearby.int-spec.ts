import type { TestApp } from '@phantom/service-kit/testing';
import { addListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

describe('searches for homes that are near a place', () => {
  let service: TestApp;
  let ids: Record<'midtown' | 'todtHill' | 'unplaced', number>;

  beforeAll(async () => {
    service = await listingsApp();
    const { manager } = service.dataSource;
    ids = {
      midtown: await addListing(manager, { latitude: 40.74844, longitude: -73.98566 }),
      todtHill: await addListing(manager, { latitude: 40.601, longitude: -74.103 }),
      unplaced: await addListing(manager, { latitude: null, longitude: null }),
    };
  });
  afterAll(() => service.close());

  const get = async (call: string, query: string) => {
    const answer = await service.inject({ url: `/api/auth/listings-${call}?${query}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const find = async (query: string) => {
    const { body } = await get('listfind', query);
    const found = body.list.map(({ id }: { id: number }) => id);
    return { found, total: body.total, unplaced: body.unplaced };
  };

  it('find those within the minutes, and tell how many have no place', async () => {
    const expected = { found: [ids.midtown], total: 1, unplaced: 1 };

    expect(await find('nearby=subway-5')).toEqual(expected);
    expect(await find('nearby=A-10&nearby=park-10')).toEqual(expected);
    expect(await find('nearby=A-5')).toEqual({ found: [], total: 0, unplaced: 1 });
    expect(await find('nearby=L-15')).toEqual({ found: [], total: 0, unplaced: 1 });
    expect(await find('nearby=park-5')).toEqual({ found: [ids.todtHill], total: 1, unplaced: 1 });
  });

  it('count no home as left out without such a filter', async () => {
    expect(await find('')).toMatchObject({ total: 3, unplaced: 0 });
  });

  it('narrow the facets and the map', async () => {
    expect((await get('facets', 'nearby=R-10')).body.total).toBe(1);
    expect((await get('map', 'zoom=12&nearby=R-10')).body).toMatchObject({ total: 1, unplaced: 0 });
  });

  it('follow from typed words', async () => {
    const { body } = await get('query', 'q=10+minutes+walk+from+the+R+train');

    expect(body).toMatchObject({ understood: true, filters: { nearby: ['R-10'] }, unmatched: [] });
  });

  it('report a place that no home is near', async () => {
    const { body } = await get('query', 'q=near+the+L+train');

    expect(body).toMatchObject({ filters: {}, unmatched: ['L train'] });
  });

  it('refuse an unknown place', async () => {
    expect(await get('listfind', 'nearby=moon-5')).toMatchObject({ status: 422 });
  });
});
