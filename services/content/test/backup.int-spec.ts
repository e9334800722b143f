import { fileURLToPath } from 'node:url';
import { backupAndRestore } from '@phantom/backup/testing';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

let content: TestApp;

beforeAll(async () => {
  content = await contentApp();
});
afterAll(() => content.close());

it('restores every row of a backup', async () => {
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await backupAndRestore(service, content.dataSource);

  expect(before.rows['content_entry']).not.toHaveLength(0);
  expect(after).toEqual(before);
});
