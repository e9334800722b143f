import { multipart, signTestToken } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { contentApp, type ContentApp } from './content-app.js';

const editor = {
  ...{ id: 7, name: 'Edda Editor', email: 'a@example.com' },
  ...{ type: 'admin' as const, rights: ['editor' as const] },
};

interface Row {
  id: number;
  version: number;
  src: string;
}

/** Half of it is red, half blue. */
const picture = (width: number, height: number) =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 2, height: 1, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();

describe('crops of the media library', () => {
  let service: ContentApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  async function send(method: 'POST' | 'PATCH', path: string, payload: object, headers = {}) {
    const authorization = `Bearer ${await signTestToken(editor)}`;
    const response = await service.inject({
      ...{ method, payload, url: `/api/auth/content/media${path}` },
      headers: { ...headers, authorization },
    });
    return response.json<{ list: Row[] }>().list[0] as Row;
  }

  async function upload(width: number, height: number): Promise<Row> {
    const content = await picture(width, height);
    const { payload, headers } = await multipart({ file: { content, name: 'street.png' } });
    return send('POST', '', payload, headers);
  }

  const focus = ({ id, version }: Row, x: number, y: number) =>
    send('PATCH', `/${id}`, { version, focus: { x, y } });

  const read = ({ src }: Row, name: string) =>
    service.inject({ method: 'GET', url: src.replace(/[^/]+$/, name) });

  const partsOf = async ({ id }: Row) =>
    (
      await service.app
        .get(DataSource)
        .query<{ name: string }[]>(
          `SELECT name FROM media_file WHERE media_id = $1 AND name LIKE '%x%' ORDER BY name`,
          [id],
        )
    ).map(({ name }) => name);

  it('are drawn around the focal point, and stored', async () => {
    const row = await focus(await upload(1300, 650), 99, 50);
    const name = '800-2x3-100-50.avif';
    const answers = await Promise.all([read(row, name), read(row, name)]);

    for (const { statusCode, headers, rawPayload } of [...answers, await read(row, name)]) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([267, 400]);
      const { dominant } = await sharp(rawPayload).stats();
      expect(dominant.b).toBeGreaterThan(200);
    }
    expect(await partsOf(row)).toEqual([name]);
  });

  it('follow a changed focal point', async () => {
    const row = await upload(1310, 650);
    expect((await read(row, '400-3x2-50-50.avif')).statusCode).toBe(200);
    const moved = await focus(row, 0, 50);
    const { rawPayload } = await read(moved, '400-3x2-0-50.avif');

    expect((await sharp(rawPayload).stats()).dominant.r).toBeGreaterThan(200);
    // Pages that are open still show it.
    expect((await read(row, '400-3x2-50-50.avif')).statusCode).toBe(200);
  });

  it('are not drawn around another focal point, where the whole picture is served', async () => {
    const row = await upload(1330, 650);
    const { statusCode, rawPayload } = await read(row, '400-3x2-25-50.avif');

    expect(statusCode).toBe(200);
    const { width } = await sharp(rawPayload).metadata();
    expect(width).toBe(400);
    expect(await partsOf(row)).toEqual([]);
  });

  it.each([
    ['another shape', '400-3x3-50-50.avif'],
    ['another width', '500-3x2-50-50.avif'],
    ['more pixels than the picture has', '1920-3x2-50-50.avif'],
    ['another format', '400-3x2-50-50.webp'],
  ])('are not drawn in %s', async (_what, name) => {
    const row = await upload(1320, 650 + name.length * 7 + Number.parseInt(name));

    expect((await read(row, name)).statusCode).toBe(404);
    expect(await partsOf(row)).toEqual([]);
  });
});
