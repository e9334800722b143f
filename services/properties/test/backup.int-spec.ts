import { fileURLToPath } from 'node:url';
import { backupAndRestore } from '@phantom/backup/testing';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

let properties: PropertiesApp;

beforeAll(async () => {
  properties = await propertiesApp();
});
afterAll(() => properties.close());

it('restores every row and file from a backup', async () => {
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await backupAndRestore(
    service,
    properties.dataSource,
    properties.filesDir,
  );

  expect(before.rows['property_change']).not.toHaveLength(0);
  expect(Object.keys(before.files)).not.toHaveLength(0);
  expect(after).toEqual(before);
});
