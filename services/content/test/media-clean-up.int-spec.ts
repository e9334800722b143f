import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { MediaCleanUp } from '@phantom/content-editing';
import { FileSweep } from '@phantom/files';
import { multipart, signTestToken } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import { contentApp, type ContentApp } from './content-app.js';
import { edda, editorClient, type EditorClient, newNewsletter } from './editors.js';

interface Asset {
  id: number;
  version: number;
  src: string;
}

describe('the bytes of files in the media library', () => {
  let service: ContentApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
    // The rounds at the start of the service must end before a test adds rows.
    await Promise.all([MediaCleanUp, FileSweep].map((task) => service.app.get(task).idle()));
  });
  afterAll(() => service.close());

  const run = () => service.app.get(MediaCleanUp).run();
  const stored = async () => {
    const entries = await readdir(service.filesDir, { recursive: true, withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  };
  /** @returns what `work` added to the storage */
  async function added(work: () => Promise<unknown>): Promise<string[]> {
    const before = await stored();
    await work();
    return [...(await stored())].filter((file) => !before.has(file));
  }
  const areThere = async (files: string[]) => {
    const all = await stored();
    return files.map((file) => all.has(file));
  };
  const every = (files: string[], isThere: boolean) => files.map(() => isThere);

  async function upload(to = '/media', fields = {}): Promise<Asset> {
    const content = await sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
      .resize(900, 600)
      .jpeg()
      .toBuffer();
    const { payload, headers } = await multipart({ ...fields, file: { content, name: 'a.jpg' } });
    const token = await signTestToken({ ...edda, email: 'a@example.com', type: 'admin' });
    const response = await service.inject({
      ...{ method: 'POST', url: `/api/auth/content${to}`, payload },
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ list: [Asset] }>().list[0];
  }
  const remove = ({ id, version }: Asset) => call('DELETE', `/media/${id}?version=${version}`);
  const undelete = ({ id, version }: Asset) => call('POST', `/media/${id}/undelete`, { version });
  const statusOf = async ({ src }: Asset) =>
    (await service.inject({ method: 'GET', url: src })).statusCode;
  /** Moves the time of a deletion or a replacement back. */
  const age = (column: 'media_asset.deleted_at' | 'media_file.replaced_at', days: number) => {
    const [table, name] = column.split('.');
    return service.dataSource.query(
      `UPDATE ${table} SET ${name} = ${name} - $1 * interval '1 day'`,
      [days],
    );
  };

  it('are removed thirty days after the deletion, and not before', async () => {
    let picture!: Asset;
    const files = await added(async () => (picture = await upload()));
    // The upload, and two widths in two formats.
    expect(files).toHaveLength(5);
    const deleted = (await remove(picture)).body.list[0] as Asset;

    await age('media_asset.deleted_at', 29);
    expect(await run()).toBe(0);
    expect(await areThere(files)).toEqual(every(files, true));
    const back = (await undelete(deleted)).body.list[0] as Asset;
    expect(await statusOf(picture)).toBe(200);

    const again = (await remove(back)).body.list[0] as Asset;
    await age('media_asset.deleted_at', 30);
    expect(await run()).toBe(5);
    expect(await areThere(files)).toEqual(every(files, false));
    expect(
      await service.dataSource.query('SELECT FROM media_file WHERE media_id = $1', [picture.id]),
    ).toEqual([]);
    expect((await undelete(again)).status).toBe(422);
    // Revisions still name it.
    expect((await call('GET', `/media/${picture.id}`)).body.list[0]).toMatchObject({ name: 'a' });
  });

  it('are removed thirty days after a replacement; those of the replacement stay', async () => {
    let picture!: Asset;
    const old = await added(async () => (picture = await upload()));
    const fresh = await added(() =>
      upload(`/media/${picture.id}/file`, { version: picture.version }),
    );

    await age('media_file.replaced_at', 29);
    expect(await run()).toBe(0);
    expect(await statusOf(picture)).toBe(200);
    await age('media_file.replaced_at', 1);
    expect(await run()).toBe(5);
    expect(await areThere(old)).toEqual(every(old, false));
    expect(await areThere(fresh)).toEqual(every(fresh, true));
    expect(await statusOf(picture)).toBe(404);
  });

  it('of files that an entry shows, or that nobody deleted, stay for ever', async () => {
    let shown!: Asset;
    let unused!: Asset;
    const files = await added(async () => {
      shown = await upload();
      unused = await upload();
    });
    const { id, version } = await newNewsletter(call, 'Shown');
    const changes = [{ path: 'values.image', value: shown.id }];
    await call('PATCH', `/entries/${id}`, { version, changes });
    expect((await remove(shown)).status).toBe(422);
    await service.dataSource.query(
      `UPDATE media_asset SET created_at = now() - interval '9 years'`,
    );

    expect(await run()).toBe(0);
    expect(await areThere(files)).toEqual(every(files, true));
    expect([await statusOf(shown), await statusOf(unused)]).toEqual([200, 200]);
  });

  it('are removed once by two processes at the same time, in any number', async () => {
    const assets = [await upload(), await upload(), await upload()];
    const files = await added(async () => {
      for (let count = 0; count < 22; count += 1) assets.push(await upload());
    });
    for (const asset of assets) await remove(asset);

    const other = await service.another();
    const cleanUp = other.app.get(MediaCleanUp);
    await cleanUp.idle();
    await age('media_asset.deleted_at', 31);
    const counts = await Promise.all([run(), cleanUp.run()]);
    expect(counts[0] + counts[1]).toBe(125);
    expect(await areThere(files)).toEqual(every(files, false));
    await other.close();
  });
});
