import { fileURLToPath } from 'node:url';
import { backupAndRestore } from '@phantom/backup/testing';
import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

let listings: TestApp;

beforeAll(async () => {
  listings = await listingsApp((dataSource) => seed(dataSource));
});
afterAll(() => listings.close());

it('restores every row from a backup, including what triggers compute', async () => {
  const repository = listings.dataSource.getRepository(Listing);
  const [first] = await repository.find({ take: 1 });
  await repository.delete({ id: first!.id });
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await backupAndRestore(service, listings.dataSource);

  expect(before.rows['listing']).not.toHaveLength(0);
  expect(after).toEqual(before);
});
