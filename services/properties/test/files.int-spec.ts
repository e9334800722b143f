import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_BASE_URL, LINK_LIFETIME, signLink, StoredFile } from '@phantom/files';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

const KEY = 'a key of the tests, thirty-two and more';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

describe('files behind signed links', () => {
  let service: PropertiesApp;
  let file: StoredFile;
  const link = (target = file, signedAt = new Date()) =>
    FILES_BASE_URL + signLink(target, KEY, signedAt);

  beforeAll(async () => {
    service = await propertiesApp();
    file = await service.dataSource.getRepository(StoredFile).findOneByOrFail({ id: 1 });
  });
  afterAll(() => service.close());

  it('are sent with their media type and inline disposition', async () => {
    const { statusCode, headers, rawPayload } = await service.get(link());

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(rawPayload.length),
      'content-disposition': `inline; filename="${file.name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.length).toBeGreaterThan(1000);
  });

  it('return 403 with a message when the link has expired', async () => {
    const { statusCode, body } = await service.get(link(file, ago(LINK_LIFETIME + 1)));

    expect(statusCode).toBe(403);
    expect(JSON.parse(body)).toEqual({
      error: 1,
      message: 'This link is no longer valid. Please reload the page and open the file from there.',
    });
  });

  it('return 403 when any part of the link was changed', async () => {
    const genuine = link();
    const changes = [
      genuine.replace(`/files/${file.id}/`, `/files/${file.id + 1}/`),
      genuine.replace(file.name, 'other.pdf'),
      genuine.replace(/expires=\d+/, 'expires=99999999999'),
      genuine.replace(/signature=.{5}/, 'signature=AAAAA'),
    ];

    for (const changed of changes) expect((await service.get(changed)).statusCode).toBe(403);
  });

  it.each([
    '../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '1/..%2f..%2fdemo%2ftraining%2ffirst-week.pdf?expires=99999999999&signature=x',
    '1/%2e%2e?expires=99999999999&signature=x',
    '1/x.pdf%00.png?expires=99999999999&signature=x',
  ])('cannot be reached by a path: %s', async (path) => {
    const { statusCode, body } = await service.get(FILES_BASE_URL + path);

    expect([400, 401, 403, 404, 422]).toContain(statusCode);
    expect(JSON.parse(body).error).toBe(1);
  });

  it('return 404 for an unknown id', async () => {
    expect((await service.get(link({ ...file, id: 999_999 }))).statusCode).toBe(404);
  });

  it('return 500 without a path when the storage has lost them', async () => {
    await rm(join(service.filesDir, file.storageKey));
    const { statusCode, body } = await service.get(link());

    expect(statusCode).toBe(500);
    expect(body).not.toContain(service.filesDir);
  });
});
