import { fileURLToPath } from 'node:url';
import { throughBackup, type TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listing/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

let listings: TestApp;

beforeAll(async () => {
  listings = await listingsApp((dataSource) => seed(dataSource));
});
afterAll(() => listings.close());

it('comes back from a backup row by row, with what its triggers have worked out', async () => {
  const homes = listings.dataSource.getRepository(Listing);
  const [first] = await homes.find({ take: 1 });
  await homes.delete({ id: first!.id });
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await throughBackup(service, listings.dataSource);

  expect(before.rows['listing']).not.toHaveLength(0);
  expect(after).toEqual(before);
});
