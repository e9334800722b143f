import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { addListing } from './a-listing.js';
import { listingsApp, seed } from './listings-app.js';

describe('listings-byid', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (query: string) => {
    const url = `/api/auth/listings-byid${query}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const idsOf = async (ids: readonly number[]): Promise<number[]> => {
    const { body } = await get(`?ids=${ids.join(',')}`);
    return body.list.map(({ id }: { id: number }) => id);
  };
  const some = async (take: number): Promise<number[]> => {
    const rows = await service.dataSource
      .getRepository(Listing)
      .find({ order: { id: 'ASC' }, take });
    return rows.map(({ id }) => id);
  };

  it('returns list entries in the order of the ids, each once', async () => {
    const [one = 0, two = 0, three = 0] = await some(3);

    expect(await idsOf([three, one, two, one])).toEqual([three, one, two]);
    const found = await service.inject({
      method: 'GET',
      url: '/api/auth/listings-listfind?type=sales&location=queens&limit=2',
    });
    const [first] = found.json().list;
    expect((await get(`?ids=${first.id}`)).body).toEqual({
      error: 0,
      list: [first],
      url: '/pictures/',
    });
  });

  it('leaves out withdrawn and unknown listings', async () => {
    const gone = await addListing(service.dataSource.manager, { standardStatus: 'Withdrawn' });
    const [one = 0, two = 0] = await some(2);

    expect(await idsOf([two, gone, 999_999, one])).toEqual([two, one]);
  });

  it.each(['', '?ids='])('returns an empty list for %j', async (query) => {
    expect((await get(query)).body).toEqual({ error: 0, list: [], url: '/pictures/' });
  });

  it('accepts fifty ids at most', async () => {
    const fifty = await some(50);
    expect(await idsOf(fifty)).toEqual(fifty);
    const { status, body } = await get(`?ids=${(await some(51)).join(',')}`);

    expect(status).toBe(422);
    expect(body.errors).toEqual({ ids: ['Too many homes at once: 50 at most.'] });
  });

  it.each(['a', '0', '-1', '1.5', '1,', ',1', '1, 2', '1e3', '2147483648', '1;2', '1&ids=2'])(
    'returns 400 for the ids %s',
    async (ids) => {
      const { status, body } = await get(`?ids=${ids}`);

      expect(status).toBe(400);
      expect(body).toEqual({ error: 1, message: 'The request could not be understood' });
    },
  );

  it('is cacheable', async () => {
    expect((await get('?ids=1')).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });
});
