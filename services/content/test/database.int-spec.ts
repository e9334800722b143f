import {
  columnChanges,
  contentsOf,
  undoMigrations,
  type TestApp,
} from '@phantom/service-kit/testing';
import { contentApp, seed } from './content-app.js';

describe('database', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('is unchanged after the demo content is loaded again', async () => {
    const before = await contentsOf(service.dataSource);
    await seed(service.dataSource);

    expect(await contentsOf(service.dataSource)).toEqual(before);
  });

  it('has the columns that the entities describe', async () => {
    expect(await columnChanges(service.dataSource)).toEqual([]);
  });

  it('reverts every migration', async () => {
    expect(await undoMigrations(service.dataSource)).toEqual([]);
  });
});
