import { fileURLToPath } from 'node:url';
import { backupAndRestore } from '@phantom/backup/testing';
import { authApp, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
  await auth.login();
});
afterAll(() => auth.close());

it('restores every row and file from a backup', async () => {
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await backupAndRestore(service, auth.dataSource, auth.folder);

  expect(before.rows['refresh_family']).toHaveLength(1);
  expect(before.rows['signing_key']).not.toHaveLength(0);
  expect(after).toEqual(before);
});
