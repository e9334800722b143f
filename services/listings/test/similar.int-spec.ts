import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { addListing } from './a-listing.js';
import { listingsApp, seed } from './listings-app.js';

interface SimilarListing {
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
  const similarTo = async (id: number, limit = 6): Promise<SimilarListing[]> =>
    (await get(`id=${id}&limit=${limit}`)).body.list;
  const gone = { standardStatus: 'Withdrawn', offMarketAt: new Date() } as const;

  it('returns list entries of the same transaction type and borough, up to the limit', async () => {
    const [listing] = (
      await service.inject({
        method: 'GET',
        url: '/api/auth/listings-listfind?type=rentals&location=bronx&limit=1',
      })
    ).json().list;
    const { body } = await get(`id=${listing.id}`);

    expect(body).toMatchObject({ error: 0, url: '/pictures/' });
    expect(body.list).toHaveLength(6);
    expect(await similarTo(listing.id, 12)).toHaveLength(12);
    for (const other of await similarTo(listing.id, 12)) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(listing).sort());
      expect(other).toMatchObject({ borough: 'bronx', listing_type: 'rentals' });
      expect(other.id).not.toBe(listing.id);
    }
  });

  it('accepts a withdrawn listing and never returns one', async () => {
    const { manager } = service.dataSource;
    const [one, twin, another] = [
      await addListing(manager),
      await addListing(manager),
      await addListing(manager, { listPrice: 810_000 }),
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

  it('returns a listing as soon as it is committed', async () => {
    const { manager } = service.dataSource;
    const one = await addListing(manager, { borough: 'staten-island', transactionType: 'rental' });
    const before = (await similarTo(one)).map(({ id }) => id);
    const twin = await addListing(manager, { borough: 'staten-island', transactionType: 'rental' });

    expect(before).not.toContain(twin);
    expect((await similarTo(one, 1)).map(({ id }) => id)).toEqual([twin]);
  });

  it('returns 404 for an unknown listing', async () => {
    const { status, body } = await get('id=999999');

    expect(status).toBe(404);
    expect(body.list).toEqual([]);
  });

  it.each(['', 'id=', 'id=abc', 'id=0', 'id=1&id=2'])('returns 400 for %j', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it.each(['0', '13', '1.5', 'many'])('returns 422 for the limit %s', async (limit) => {
    const { status, body } = await get(`id=1&limit=${limit}`);

    expect(status).toBe(422);
    expect(body.errors).toEqual({ limit: ['Please check this value.'] });
  });
});
