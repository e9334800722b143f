import { createTestApp, multipart, samplePdf, type TestApp } from '@phantom/service-kit/testing';
import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';
import { FileSweep } from '../src/index.js';
import {
  DocumentConfig,
  documentDataSource,
  DocumentServiceModule,
} from './fixtures/document-service.js';

let s3: S3Server;
let service: TestApp;

beforeAll(async () => {
  s3 = await startS3Server();
  service = await createTestApp({
    module: DocumentServiceModule,
    config: DocumentConfig,
    dataSource: documentDataSource,
    env: {
      FILES_SIGNING_KEY: 'a key of the tests, thirty-two and more',
      FILES_S3_BUCKET: 'bucket',
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_ENDPOINT: s3.endpoint,
      FILES_S3_ACCESS_KEY_ID: 'id',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});

afterAll(async () => {
  await service.close();
  await s3.close();
});

const send = async (title: string) => {
  const file = { content: samplePdf(300_000), name: 'deed.pdf' };
  const form = await multipart({ title, file });
  return service.inject({ method: 'POST', url: '/documents', ...form });
};

const documents = async (): Promise<number> => {
  const [{ count }] = await service.dataSource.query('SELECT count(*)::int AS count FROM document');
  return count;
};

it('stores files in the configured bucket and serves them from it', async () => {
  const answer = await send('Deed');

  expect(answer.statusCode).toBe(200);
  const { storageKey, url } = answer.json();
  expect(s3.objects.get(`bucket/${storageKey}`)).toMatchObject({ type: 'application/pdf' });
  const read = await service.inject({ method: 'GET', url });
  expect(read.rawPayload.equals(samplePdf(300_000))).toBe(true);
});

it('removes the bytes where the row cannot be stored', async () => {
  const before = s3.objects.size;

  expect((await send('refuse')).statusCode).toBe(401);
  expect(s3.objects.size).toBe(before);
});

it('serves in one process what another received, by a link of either', async () => {
  const other = await service.another();
  try {
    const { url } = (await send('Title')).json();
    const read = await other.inject({ method: 'GET', url });
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload.equals(samplePdf(300_000))).toBe(true);
  } finally {
    await other.close();
  }
});

it('removes files without a row from the bucket', async () => {
  const lost = { body: Buffer.from('x'), modified: new Date('2026-01-01T00:00:00Z') };
  s3.objects.set('bucket/documents/lost.pdf', lost).set('bucket/others/kept.pdf', lost);

  expect(await service.app.get(FileSweep).sweep()).toEqual(['documents/lost.pdf']);
  expect(s3.objects.has('bucket/others/kept.pdf')).toBe(true);
});

it('returns 500 without the name of a bucket that refuses', async () => {
  const before = await documents();
  s3.fail();
  const answer = await send('Deed');

  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('bucket');
  expect(await documents()).toBe(before);
});
