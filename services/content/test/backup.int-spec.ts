import { fileURLToPath } from 'node:url';
import { backupAndRestore } from '@phantom/backup/testing';
import { multipart, samplePdf, signTestToken } from '@phantom/service-kit/testing';
import { contentApp, type ContentApp } from './content-app.js';

let content: ContentApp;

beforeAll(async () => {
  content = await contentApp();
});
afterAll(() => content.close());

it('restores every row and file of a backup', async () => {
  await upload();
  const service = fileURLToPath(new URL('..', import.meta.url));
  const { before, after } = await backupAndRestore(service, content.dataSource, content.filesDir);

  expect(before.rows['content_entry']).not.toHaveLength(0);
  expect(Object.keys(before.files)).toHaveLength(1);
  expect(after).toEqual(before);
});

async function upload(): Promise<void> {
  const editor = { id: 7, name: 'Edda', email: 'edda@example.com', type: 'admin' } as const;
  const token = await signTestToken({ ...editor, rights: ['editor'] });
  const { payload, headers } = await multipart({ file: { content: samplePdf(), name: 'a.pdf' } });
  const { statusCode } = await content.inject({
    ...{ method: 'POST', url: '/api/auth/content/media', payload },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
}
