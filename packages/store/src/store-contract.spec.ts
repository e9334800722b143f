import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';
import { openStore } from './open-store.js';
import type { Store } from './store.js';
import { StoreConflictError, StoreDamagedError, StoreRefusedError } from './store-error.js';

const fileOf = (name: string, text: string) => ({ name, content: Buffer.from(text) });

let root: string;
let s3: S3Server;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'));
  s3 = await startS3Server();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
});
afterEach(async () => {
  await rm(root, { recursive: true });
  await s3.close();
});

const bucket = () => `s3://bucket/site?region=us-east-1&endpoint=${s3.endpoint}`;

describe.each([
  ['a folder', () => root],
  ['a bucket', bucket],
])('store in %s', (_kind, address) => {
  let store: Store;
  let another: Store;

  beforeEach(async () => {
    store = await openStore(address());
    another = await openStore(address());
  });

  const written = async (name: string, text: string): Promise<string> => {
    const { tag = null } = (await store.readEntry(name)) ?? {};
    expect(await store.writeEntry(name, text, tag)).toBe('written');
    return (await store.readEntry(name))?.tag ?? '';
  };

  it('writes an entry for the current tag only', async () => {
    expect(await store.readEntry('listings')).toBeUndefined();
    expect(await store.writeEntry('listings', 'two', '"another"')).toBe('conflict');
    const first = await written('listings', 'one');
    expect(await store.writeEntry('listings', 'two', null)).toBe('conflict');
    expect(await store.writeEntry('listings', 'two', '"another"')).toBe('conflict');
    expect(await another.readEntry('listings')).toEqual({ text: 'one', tag: first });
    expect(await another.writeEntry('listings', 'two', first)).toBe('written');
  });

  it('accepts one of many concurrent writes of a new entry', async () => {
    const texts = Array.from({ length: 10 }, (_value, index) => String(index));
    const outcomes = await Promise.all(
      texts.map((text) => store.writeEntry('listings', text, null)),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
  });

  it('lists the entries with their current tags', async () => {
    expect(await store.listEntries()).toEqual(new Map());
    const tags = [await written('listings', 'one'), await written('shell', 'two')];
    const before = await store.listEntries();
    expect([...before]).toEqual([
      ['listings', tags[0]],
      ['shell', tags[1]],
    ]);
    expect(await store.listEntries()).toBe(before);
    const tag = await written('listings', 'three');
    expect((await store.listEntries()).get('listings')).toBe(tag);
  });

  it('stores a bundle unchanged', async () => {
    const files = [fileOf('a.js', '1'), fileOf('chunks/b.js', '2')];
    expect(await store.hasBundle('listings', '1-a')).toBe(false);
    expect(await store.addBundle('listings', '1-a', files)).toBe('added');
    expect(await store.addBundle('listings', '1-a', [fileOf('a.js', '1')])).toBe('present');
    expect(await store.hasBundle('listings', '1-a')).toBe(true);
    expect(await store.readBundle('listings', '1-a')).toEqual(files);
  });

  it('reads single files of a bundle, and undefined for missing ones', async () => {
    const files = [fileOf('chunks/b.js', '2'), fileOf('a.js', '1')];
    expect(await store.listBundle('listings', '1-a')).toBeUndefined();
    await store.addBundle('listings', '1-a', files);
    expect(await store.listBundle('listings', '1-a')).toEqual(['a.js', 'chunks/b.js']);
    expect(await store.readBundleFile('listings', '1-a', 'chunks/b.js')).toEqual(Buffer.from('2'));
    expect(await store.readBundleFile('listings', '1-a', 'c.js')).toBeUndefined();
    expect(await store.readBundleFile('listings', '1-b', 'a.js')).toBeUndefined();
  });

  it.each([fileOf('a.js', 'other'), fileOf('c.js', '3')])(
    'refuses other content under the same name: $name',
    async (other) => {
      await store.addBundle('listings', '1-a', [fileOf('a.js', '1')]);
      const again = store.addBundle('listings', '1-a', [other]);
      await expect(again).rejects.toThrow(StoreConflictError);
      expect(await store.readBundle('listings', '1-a')).toEqual([fileOf('a.js', '1')]);
    },
  );

  it('adds a bundle once for two concurrent additions', async () => {
    const add = (to: Store) => to.addBundle('listings', '1-a', [fileOf('a.js', '1')]);
    expect((await Promise.all([add(store), add(another)])).sort()).toEqual(['added', 'present']);
  });
});

describe('store in a bucket only', () => {
  let store: Store;
  beforeEach(async () => (store = await openStore(bucket())));

  it('returns a conflict for a concurrent write', async () => {
    s3.refuseWrites(409);
    expect(await store.writeEntry('listings', 'one', null)).toBe('conflict');
    expect(await store.writeEntry('listings', 'one', null)).toBe('written');
  });

  it('recognizes its own write after a lost response', async () => {
    s3.loseAnswers(1);
    expect(await store.writeEntry('listings', 'one', null)).toBe('written');
  });

  it('retries a file of a bundle after a concurrent write', async () => {
    s3.refuseWrites(409, 409);
    expect(await store.addBundle('listings', '1-a', [fileOf('a.js', '1')])).toBe('added');
  });

  it('has no bundle after an interrupted upload', async () => {
    s3.refuseWrites(403);
    const files = [fileOf('a.js', '1'), fileOf('b.js', '2')];
    await expect(store.addBundle('listings', '1-a', files)).rejects.toThrow(StoreRefusedError);
    expect(await store.hasBundle('listings', '1-a')).toBe(false);
    expect(await store.listBundle('listings', '1-a')).toBeUndefined();
    expect(await store.addBundle('listings', '1-a', files)).toBe('added');
  });

  it('throws for a file that has changed since it was written', async () => {
    await store.addBundle('listings', '1-a', [fileOf('a.js', '1')]);
    const object = s3.objects.get('bucket/site/r/listings/1-a/a.js');
    if (object) object.body = Buffer.from('2');
    const read = store.readBundleFile('listings', '1-a', 'a.js');
    await expect(read).rejects.toThrow(StoreDamagedError);
  });

  it('throws when a proxy returns a page instead of a list', async () => {
    await store.writeEntry('listings', 'one', null);
    s3.answerBy((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Hi</body></html>');
    });
    await expect(store.listEntries()).rejects.toThrow(/no answer of a bucket/);
  });

  it('times out when the bucket does not respond', async () => {
    s3.answerBy(() => undefined);
    await expect(store.listEntries()).rejects.toThrow();
  }, 20_000);

  it('throws StoreRefusedError when the credentials do not allow a write', async () => {
    s3.refuseWrites(403);
    await expect(store.writeEntry('listings', 'one', null)).rejects.toThrow(StoreRefusedError);
  });
});
