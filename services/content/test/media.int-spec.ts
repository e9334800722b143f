import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AccountRight } from '@phantom/service-kit';
import {
  multipart,
  sampleExecutable,
  sampleHeic,
  sampleImageBomb,
  samplePdf,
  sampleScriptedSvg,
  signTestToken,
} from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { contentApp, type ContentApp } from './content-app.js';

const edda = { id: 7, name: 'Edda Editor', rights: ['editor'] as AccountRight[] };
const paul = { ...edda, id: 8, rights: ['publisher'] as AccountRight[] };
const nobody = { ...edda, id: 9, rights: [] };

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:04.000\nNever drink liquid nitrogen.\n';

/** A picture that no other test has. */
const picture = (width: number, height: number) =>
  sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();

describe('the media library', () => {
  let service: ContentApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  async function send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { payload, headers }: { payload?: object | Buffer; headers?: Record<string, string> } = {},
    person = edda,
  ) {
    const user = { ...person, email: 'a@example.com', type: 'admin' as const };
    const authorization = `Bearer ${await signTestToken(user)}`;
    const response = await service.inject({
      ...{ method, payload, url: `/api/auth/content${path}` },
      headers: { ...headers, authorization },
    });
    const body = response.json<{
      message: string;
      total: number;
      errors: Record<string, string[]>;
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      list: any[];
    }>();
    return { status: response.statusCode, body, row: body.list?.[0] };
  }
  const upload = async (content: Buffer, name: string, to = '/media', fields = {}) =>
    send('POST', to, await multipart({ ...fields, file: { content, name } }));
  const read = (url: string, headers = {}) => service.inject({ method: 'GET', url, headers });
  /** The picture that the newest newsletter shows. */
  async function shownPicture() {
    const response = await read('/api/auth/newsletterList');
    return response.json<{ list: { image: string }[] }>().list[0]?.image;
  }
  async function showInNewsletter(mediaId: number) {
    const { row } = await send('GET', '/entries?type=newsletter&q=rents');
    const change = {
      version: row.version,
      changes: [{ path: 'values.image', value: mediaId }],
    };
    await send('PATCH', `/entries/${row.id}`, { payload: change });
    return row.id as number;
  }

  it('stores a picture upright, in every width and format, without metadata', async () => {
    const sideways = await sharp(await picture(1000, 1600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, row } = await upload(sideways, 'Town house (3).JPEG');

    expect(status).toBe(200);
    expect(row).toMatchObject({
      ...{ kind: 'picture', name: 'Town house (3)', content_type: 'image/jpeg' },
      ...{ width: 1600, height: 1000, uses: 0, is_duplicate: false, updated_by: 'Edda Editor' },
      missing_alt: ['en', 'de', 'it', 'ru', 'es'],
    });
    expect(row.src).toMatch(/^\/media\/content\/\d+-[0-9a-f]{8}\/1200\.webp$/);
    for (const name of ['400.webp', '800.avif', '1200.webp', '1200.avif']) {
      const { statusCode, headers, rawPayload } = await read(row.src.replace('1200.webp', name));
      const { width, height, exif, format } = await sharp(rawPayload).metadata();

      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': name.endsWith('webp') ? 'image/webp' : 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect({ width, height }).toEqual({
        width: Number.parseInt(name),
        height: Math.round((Number.parseInt(name) * 1000) / 1600),
      });
      expect(exif).toBeUndefined();
      expect(format).toBe(name.endsWith('webp') ? 'webp' : 'heif');
    }
    expect((await read(row.src.replace('1200', '1920'))).statusCode).toBe(404);
    expect((await read(row.src.replace('1200.webp', 'original'))).statusCode).toBe(404);
  });

  it('keeps the width of a small picture', async () => {
    const { row } = await upload(await picture(300, 200), 'logo.png');

    expect(row.src).toMatch(/\/300\.webp$/);
  });

  it.each([
    '/media/content/1-00000000/400.webp',
    '/media/content/x/400.webp',
    '/media/content/99999999999-00000000/400.webp',
    '/media/content/1-0000000g/400.webp',
    '/media/content/1-00000000/..%2f..%2fetc%2fpasswd',
  ])('has no %s', async (url) => {
    expect((await read(url)).statusCode).toBe(404);
  });

  it('returns the known file instead of storing it twice, also at the same time', async () => {
    const content = await picture(500, 400);
    const answers = await Promise.all([1, 2, 3].map((n) => upload(content, `copy ${n}.jpg`)));
    const ids = new Set(answers.map(({ row }) => row.id as number));

    expect(ids.size).toBe(1);
    expect(answers.filter(({ row }) => row.is_duplicate)).toHaveLength(2);
  });

  it('serves documents, audio in parts, and captions', async () => {
    const pdf = await upload(samplePdf(), 'Fact Sheet.pdf');
    expect(pdf.row).toMatchObject({ kind: 'document', width: null });
    expect(pdf.row.src).toMatch(/\/fact-sheet\.pdf$/);

    const captions = await upload(Buffer.from(CAPTIONS), 'talk.vtt');
    expect(captions.row).toMatchObject({ kind: 'captions', content_type: 'text/vtt' });
    expect((await read(captions.row.src)).headers['content-type']).toBe('text/vtt; charset=utf-8');

    const sound = await readFile(new URL('../demo/podcast/nineteen-days.mp3', import.meta.url));
    const { row } = await upload(sound, 'episode.mp3');
    expect(row).toMatchObject({ kind: 'audio', content_type: 'audio/mpeg', bytes: sound.length });
    const part = await read(row.src, { range: 'bytes=100-299' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-299/${sound.length}`,
      'content-length': '200',
      'accept-ranges': 'bytes',
    });
    expect(part.rawPayload.equals(sound.subarray(100, 300))).toBe(true);
    expect((await read(row.src, { range: 'bytes=-5' })).rawPayload).toHaveLength(5);
    expect((await read(row.src)).rawPayload.equals(sound)).toBe(true);
  });

  it.each<[what: string, content: () => Buffer | Promise<Buffer>, message: string]>([
    ['a picture of too many pixels', () => sampleImageBomb(), 'too many pixels'],
    ['an SVG', () => sampleScriptedSvg(), 'not accepted'],
    ['a program', () => sampleExecutable(), 'not accepted'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'not accepted'],
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['a HEIC photo', () => sampleHeic(), 'HEIC'],
    ['half a picture', async () => (await picture(900, 900)).subarray(0, 2000), 'damaged'],
    ['captions with a page', () => Buffer.from('WEBVTT\n\n<script>1</script>\n'), 'WebVTT'],
    ['captions in Latin 1', () => Buffer.from(`${CAPTIONS}é`, 'latin1'), 'WebVTT'],
  ])('refuses %s', async (_what, content, message) => {
    const { status, body } = await upload(await content(), '../../photo.jpg');

    expect(status).toBe(422);
    expect(body.errors['file']?.[0]).toContain(message);
  });

  it('draws nothing but the pixels of a picture with a page at its end', async () => {
    const polyglot = Buffer.concat([
      await picture(420, 420),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { row } = await upload(polyglot, '<img src=x>.html');
    const { rawPayload } = await read(row.src);

    expect(rawPayload.includes('<script>')).toBe(false);
    expect(row.name).toBe('<img src=x>');
  });

  it('lists by kind, words and what is missing', async () => {
    const { row } = await upload(await picture(410, 400), 'Facade of Bryant Square.jpg');
    const found = async (query: string) =>
      (await send('GET', `/media?${query}`)).body.list.map(({ id }) => id as number);
    expect(await found('q=bryant+facade&kind=picture')).toEqual([row.id]);
    expect(await found('q=100%25')).toEqual([]);
    expect(await found('state=missing-alt&q=facade')).toEqual([row.id]);
    expect(await found('state=unused&q=facade')).toEqual([row.id]);

    const alt = { en: 'A facade', de: 'Eine Fassade', it: 'Una facciata', ru: 'Фасад', es: 'Una' };
    const change = { version: row.version, alt, focus: { x: 20, y: 80 }, credit: 'Ada' };
    const { row: changed } = await send('PATCH', `/media/${row.id}`, { payload: change });
    expect(changed).toMatchObject({ alt, focus: { x: 20, y: 80 }, credit: 'Ada', missing_alt: [] });
    expect(await found('state=missing-alt&q=facade')).toEqual([]);
    expect(await found(`q=${encodeURIComponent('фасад')}`)).toEqual([row.id]);

    const stale = await send('PATCH', `/media/${row.id}`, { payload: change });
    expect(stale.status).toBe(409);
    expect(stale.row).toMatchObject({ version: changed.version, credit: 'Ada' });
    const wrong = { version: changed.version, focus: { x: 101, y: 0 } };
    expect((await send('PATCH', `/media/${row.id}`, { payload: wrong })).status).toBe(422);
  });

  it('does not delete a file that a draft shows', async () => {
    const { row } = await upload(await picture(430, 400), 'shown.jpg');
    const entryId = await showInNewsletter(row.id);
    const { row: used } = await send('GET', `/media/${row.id}`);
    expect(used).toMatchObject({ uses: 1, used_in: [{ id: entryId, type: 'newsletter' }] });

    const refused = await send('DELETE', `/media/${row.id}?version=${used.version}`);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('still used');

    await showInNewsletter(1);
    const removed = await send('DELETE', `/media/${row.id}?version=${used.version}`);
    expect(removed.row.deleted_at).not.toBeNull();
    expect((await read(row.src)).statusCode).toBe(404);
    expect((await send('GET', '/media?state=deleted')).row).toMatchObject({ id: row.id });

    const back = { version: removed.row.version as number };
    await send('POST', `/media/${row.id}/undelete`, { payload: back });
    expect((await read(row.src)).statusCode).toBe(200);
  });

  it('replaces a file on every page at once', async () => {
    const before = await shownPicture();
    const { body } = await send('GET', '/media?kind=picture&limit=100');
    const { id, version } = body.list.find(({ src }) => src === before);
    const content = await picture(1300, 900);
    const { status, row } = await upload(content, 'new.jpg', `/media/${id}/file`, { version });

    expect(status).toBe(200);
    expect(row).toMatchObject({
      id,
      width: 1300,
      name: body.list.find((each) => each.id === id).name,
    });
    expect(await shownPicture()).toBe(row.src);

    const stale = await upload(await picture(440, 400), 'new.jpg', `/media/${id}/file`, {
      version,
    });
    expect(stale.status).toBe(409);
    const pdf = await upload(samplePdf(99), 'a.pdf', `/media/${id}/file`, { version: row.version });
    expect(pdf.body.errors['file']?.[0]).toContain('same kind');
    const { row: other } = await upload(await picture(450, 400), 'other.jpg');
    const taken = await upload(content, 'x.jpg', `/media/${other.id}/file`, {
      version: other.version,
    });
    expect(taken.body.errors['file']?.[0]).toContain('already');
    const again = await upload(await picture(460, 400), 'y.jpg', `/media/${id}/file`, {
      version: row.version,
    });
    expect(again.status).toBe(200);
    // Pages that are open still show it.
    expect((await read(row.src)).statusCode).toBe(200);
  });

  it('shows its focal point in every address, and its credit in texts', async () => {
    const { row } = await upload(await picture(470, 400), 'facade.jpg');
    const described = {
      alt: { en: 'A facade' },
      focus: { x: 20, y: 80 },
      credit: 'Ada <Lovelace>',
    };
    await send('PATCH', `/media/${row.id}`, { payload: { version: row.version, ...described } });
    const path = `/entries/${await showInNewsletter(row.id)}`;
    const { version } = (await send('GET', path)).row;
    const content = [{ type: 'mediaPicture', attrs: { media: row.id, caption: 'Street side' } }];
    const changes = [{ path: 'texts.en.body', value: { type: 'doc', content } }];
    const saved = (await send('PATCH', path, { payload: { version, changes } })).row;
    await send('POST', `${path}/publish`, { payload: { version: saved.version } }, paul);

    expect(await shownPicture()).toBe(`${row.src}#focus=25,75`);
    const { body } = await read('/api/auth/newsletterList');
    expect(body).toContain('Street side <small>Ada &lt;Lovelace');
  });

  it('is for editors only', async () => {
    const form = await multipart({ file: { content: samplePdf(3), name: 'a.pdf' } });
    expect((await send('POST', '/media', form, nobody)).status).toBe(403);
    expect((await send('GET', '/media', {}, nobody)).status).toBe(403);
    expect((await send('DELETE', '/media/1?version=1', {}, nobody)).status).toBe(403);
  });
});
