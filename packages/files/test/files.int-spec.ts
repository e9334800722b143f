import {
  sampleHeic,
  sampleImageBomb,
  sampleOffice,
  samplePdf,
  type SentFile,
} from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { documentApp, type DocumentApp } from './fixtures/document-app.js';

let service: DocumentApp;

beforeAll(async () => {
  service = await documentApp();
});

afterAll(() => service.close());

const send = (file: SentFile, title = 'Deed') => service.post({ title, file });
const read = (url: string, method: 'GET' | 'HEAD' = 'GET') => service.inject({ method, url });

describe('accepted uploads', () => {
  it.each([
    ['a PDF', samplePdf(), 'application/pdf', 'pdf', 'inline'],
    ['a picture of a phone', sampleHeic(), 'image/heic', 'heic', 'attachment'],
    [
      'a text',
      sampleOffice('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
      'attachment',
    ],
    [
      'a table',
      sampleOffice('xlsx'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'xlsx',
      'attachment',
    ],
  ])('detects %s by its content and serves it as that', async (_, content, type, ext, how) => {
    const { status, body } = await send({ content, name: 'innocent.txt', type: 'text/html' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ contentType: type, name: `deed.${ext}`, bytes: content.length });
    const { headers, rawPayload } = await read(body.url);
    expect(rawPayload.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'content-disposition': `${how}; filename="deed.${ext}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(await service.temporaryFiles()).toEqual([]);
  });

  it.each([
    '../../etc/passwd',
    'C:\\Windows\\deed.pdf',
    'Договор аренды №5.pdf',
    `${'é'.repeat(400)}.pdf`,
    '"; x=".pdf',
  ])('stores the name %s as text, and the bytes under a random key', async (name) => {
    const { status, body } = await send({ content: samplePdf(), name });

    expect(status).toBe(200);
    expect(body.storageKey).toMatch(/^documents\/[0-9a-f-]{36}\.pdf$/);
    expect(body.name).toBe('deed.pdf');
    expect(body.originalName).not.toMatch(/[/\\]/);
    expect([...body.originalName].length).toBeLessThanOrEqual(255);
    expect(await service.storedBytes()).toContain(body.storageKey.slice('documents/'.length));
  });

  it('stores a name in any script', async () => {
    const { body } = await send({ content: samplePdf(), name: 'Договор аренды №5.pdf' });

    expect(body.originalName).toBe('Договор аренды №5.pdf');
  });

  it('answers HEAD without the bytes', async () => {
    const { body } = await send({ content: samplePdf(5_000), name: 'deed.pdf' });
    const { statusCode, headers, rawPayload } = await read(body.url, 'HEAD');

    expect(statusCode).toBe(200);
    expect(headers['content-length']).toBe('5000');
    expect(rawPayload).toHaveLength(0);
  });
});

describe('pictures', () => {
  const photo = () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'Ada King' }, IFD3: { GPSLatitude: '40/1 44/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  it('are redrawn upright, scaled down, and without metadata', async () => {
    const content = await photo();
    const { status, body } = await service.post(
      { image: { content, name: 'me.jpg' } },
      '/documents/picture',
    );

    expect(status).toBe(200);
    const { rawPayload, headers } = await read(body.url);
    expect(headers['content-disposition']).toBe('inline; filename="picture.jpg"');
    const seen = await sharp(rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
    expect(seen.exif).toBeUndefined();
    expect(seen.orientation).toBeUndefined();
    expect(body.bytes).toBe(rawPayload.length);
  });

  it('lose bytes behind the picture', async () => {
    const content = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await send({ content, name: 'photo.jpg' });

    expect((await read(body.url)).rawPayload.includes('<script>')).toBe(false);
  });

  it('are refused when they declare too many pixels', async () => {
    const content = sampleImageBomb();
    const before = await service.state();
    const { status, body } = await send({ content, name: 'plan.png' });

    expect(content.length).toBeLessThan(100_000);
    expect(status).toBe(422);
    expect(body.errors.file).toEqual([
      'This picture has too many pixels: 64 million at most. Please make it smaller.',
    ]);
    expect(await service.state()).toEqual(before);
  });

  it('are refused when they are damaged', async () => {
    const whole = await photo();
    const { status, body } = await send({ content: whole.subarray(0, 300), name: 'photo.jpg' });

    expect(status).toBe(422);
    expect(body.errors.file[0]).toMatch(/^This picture is damaged/);
  });
});
