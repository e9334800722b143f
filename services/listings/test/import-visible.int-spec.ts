import type { TestApp } from '@phantom/service-kit/testing';
import { importLines, listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { keyOf, nightly } from './nightly-lines.js';

describe('public calls after imports', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
    await importLines(service, nightly({ a: 300_000, b: 500_000 }));
  });
  afterEach(() => service.close());

  const get = async (call: string) => {
    const answer = await service.inject({ url: `/api/auth/${call}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const found = async () =>
    (await get('listings-listfind?type=sales')).body.list.map(({ id }: { id: number }) => id);
  const idOf = async (listing: string) =>
    (await listingsOf(service)).find(({ sourceKey }) => sourceKey === keyOf(listing))?.id;

  it('returns 410 for a vanished listing and leaves it out of the search', async () => {
    const [a, b] = [await idOf('a'), await idOf('b')];
    expect(await found()).toEqual([b, a]);
    await importLines(service, nightly({ b: 500_000 }));

    expect(await found()).toEqual([b]);
    expect((await get(`listings-detail?id=${a}`)).status).toBe(410);
  });

  it('shows a listing that is back with all its prices', async () => {
    const [a, b] = [await idOf('a'), await idOf('b')];
    await importLines(service, nightly({ b: 500_000 }));
    await importLines(service, nightly({ a: 280_000, b: 500_000 }));
    const { status, body } = await get(`listings-detail?id=${a}`);

    expect(await found()).toEqual([b, a]);
    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ id: a, price: 280_000, status: 'Active' });
    const prices = body.list[0].price_history.map(({ price }: { price: number }) => price);
    expect(prices).toEqual([280_000, 300_000]);
  });
});
