import type { TestApp } from '@phantom/service-kit/testing';
import { ListingPrice } from '../src/listings/listing.entity.js';
import { Listing } from '../src/listings/listing.entity.js';
import { writeListings } from '../src/listings/listing-writer.js';
import { addListing, aListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

describe('listings-detail', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp();
  });
  afterAll(() => service.close());

  const get = async (id: number, headers: Record<string, string> = {}) => {
    const url = `/api/auth/listings-detail?id=${id}`;
    const answer = await service.inject({ method: 'GET', url, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };

  it('returns what is near, and null without a place', async () => {
    const { manager } = service.dataSource;
    const place = { latitude: 40.74844, longitude: -73.98566 };
    const [near, unplaced] = [
      await addListing(manager, place),
      await addListing(manager, { latitude: null, longitude: null }),
    ];

    const { nearby } = (await get(near)).body.list[0];
    expect(nearby.stations[0]).toEqual({
      name: '34 St-Herald Sq',
      lines: ['B', 'D', 'F', 'M', 'N', 'Q', 'R', 'W'],
      accessible: true,
      minutes: 4,
    });
    expect(nearby.parks[0]).toEqual({ name: 'Madison Square Park', kind: 'park', minutes: 9 });
    expect(nearby.commutes).toContainEqual({ name: 'Fulton St', minutes: expect.any(Number) });
    expect((await get(unplaced)).body.list[0].nearby).toBeNull();
  });

  it('returns the price history, the newest first', async () => {
    const { manager } = service.dataSource;
    const asked = [800_000, 800_000, 780_000, null, 790_000];
    for (const [day, listPrice] of asked.entries()) {
      const listing = { ...aListing, sourceKey: 'priced', listPrice };
      const now = new Date(Date.UTC(2026, 10, day + 1));
      await manager.transaction((inside) => writeListings(inside, listing.source, [listing], now));
    }
    const { id } = await manager.findOneByOrFail(Listing, { sourceKey: 'priced' });

    expect((await get(id)).body.list[0]).toMatchObject({
      price: 790_000,
      price_history: [
        { price: 790_000, since: '2026-11-05T00:00:00.000Z' },
        { price: 780_000, since: '2026-11-03T00:00:00.000Z' },
        { price: 800_000, since: '2026-11-01T00:00:00.000Z' },
      ],
    });
  });

  it('returns an empty price history without a known price', async () => {
    const { manager } = service.dataSource;
    const id = await addListing(manager, { listPrice: null });

    expect(await manager.countBy(ListingPrice, { listingId: id })).toBe(0);
    expect((await get(id)).body.list[0]).toMatchObject({ price: null, price_history: [] });
  });

  it.each([
    ['de-AT', 'Diese Immobilie ist nicht mehr auf dem Markt.'],
    ['ru', 'Этот объект снят с продажи или уже не сдаётся.'],
    ['fr', 'This home is no longer on the market.'],
  ])('returns the 410 message in the language %s', async (language, message) => {
    const id = await addListing(service.dataSource.manager, { standardStatus: 'Withdrawn' });
    const { status, headers, body } = await get(id, { 'accept-language': language });

    expect(status).toBe(410);
    expect(body).toEqual({ error: 1, message, list: [] });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language' });
    expect(headers).not.toHaveProperty('etag');
  });

  it('returns a listing with a pending sale', async () => {
    const id = await addListing(service.dataSource.manager, { standardStatus: 'Pending' });

    expect((await get(id)).body.list[0]).toMatchObject({ id, available: false });
  });
});
