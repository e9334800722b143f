import { columnChanges, undoMigrations } from '@phantom/service-kit/testing';
import { authApp, type AuthApp } from './auth-app.js';

describe('the database of the auth service', () => {
  let auth: AuthApp;

  beforeAll(async () => {
    auth = await authApp();
  });
  afterAll(() => auth.close());

  it('has the columns that the entities describe', async () => {
    expect(await columnChanges(auth.dataSource)).toEqual([]);
  });

  it('comes apart again, migration by migration', async () => {
    expect(await undoMigrations(auth.dataSource)).toEqual([]);
  });
});
