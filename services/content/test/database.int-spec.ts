import {
  columnChanges,
  contentsOf,
  undoMigrations,
  type TestApp,
} from '@phantom/service-kit/testing';
import { contentApp, seed } from './content-app.js';

describe('the database of the content service', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('is the same after the demo content is loaded again', async () => {
    const before = await contentsOf(service.dataSource);
    await seed(service.dataSource);

    expect(await contentsOf(service.dataSource)).toEqual(before);
  });

  it('has the columns that the entities describe', async () => {
    expect(await columnChanges(service.dataSource)).toEqual([]);
  });

  it('comes apart again, migration by migration', async () => {
    expect(await undoMigrations(service.dataSource)).toEqual([]);
  });
});
