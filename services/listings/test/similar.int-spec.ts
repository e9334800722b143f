import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listing/listing.entity.js';
import { addHome } from './a-home.js';
import { listingsApp, seed } from './listings-app.js';

interface Home {
  id: number;
  borough: string;
  listing_type: string;
}

describe('listings-similar', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (query: string) => {
    const url = `/api/auth/listings-similar?${query}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const similarTo = async (id: number, limit = 6): Promise<Home[]> =>
    (await get(`id=${id}&limit=${limit}`)).body.list;
  const gone = { standardStatus: 'Withdrawn', offMarketAt: new Date() } as const;

  it('finds as many as wanted, of the same offer and borough, as lists show them', async () => {
    const [home] = (
      await service.inject({
        method: 'GET',
        url: '/api/auth/listings-listfind?type=rentals&location=bronx&limit=1',
      })
    ).json().list;
    const { body } = await get(`id=${home.id}`);

    expect(body).toMatchObject({ error: 0, url: '/pictures/' });
    expect(body.list).toHaveLength(6);
    expect(await similarTo(home.id, 12)).toHaveLength(12);
    for (const other of await similarTo(home.id, 12)) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(home).sort());
      expect(other).toMatchObject({ borough: 'bronx', listing_type: 'rentals' });
      expect(other.id).not.toBe(home.id);
    }
  });

  it('finds them also for a home that is gone, and never one that is', async () => {
    const { manager } = service.dataSource;
    const [one, twin, another] = [
      await addHome(manager),
      await addHome(manager),
      await addHome(manager, { listPrice: 810_000 }),
    ];
    const before = await similarTo(one, 2);
    await manager.update(Listing, one, gone);
    const after = await similarTo(one, 2);
    await manager.update(Listing, twin, gone);
    const last = await similarTo(one, 1);

    expect(before.map(({ id }) => id)).toEqual([twin, another]);
    expect(after).toEqual(before);
    expect(last.map(({ id }) => id)).toEqual([another]);
  });

  it('knows a home from the moment in which it is committed', async () => {
    const { manager } = service.dataSource;
    const one = await addHome(manager, { borough: 'staten-island', offer: 'rental' });
    expect(await similarTo(one)).toEqual([]);
    const twin = await addHome(manager, { borough: 'staten-island', offer: 'rental' });

    expect((await similarTo(one)).map(({ id }) => id)).toEqual([twin]);
  });

  it('has none for a home that was never there', async () => {
    const { status, body } = await get('id=999999');

    expect(status).toBe(404);
    expect(body.list).toEqual([]);
  });

  it.each(['', 'id=', 'id=abc', 'id=0', 'id=1&id=2'])('does not understand %j', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it.each(['0', '13', '1.5', 'many'])('names the limit where it is %s', async (limit) => {
    const { status, body } = await get(`id=1&limit=${limit}`);

    expect(status).toBe(422);
    expect(body.errors).toEqual({ limit: ['Please check this value.'] });
  });
});
