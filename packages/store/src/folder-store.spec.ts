import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from './folder-store.js';

const fileOf = (name: string, text: string) => ({ name, content: Buffer.from(text) });

describe('FolderStore', () => {
  let root: string;
  let store: FolderStore;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = new FolderStore(root);
  });
  afterEach(() => rm(root, { recursive: true }));

  const written = async (name: string, text: string): Promise<string> => {
    const { tag = null } = (await store.readEntry(name)) ?? {};
    expect(await store.writeEntry(name, text, tag)).toBe('written');
    return (await store.readEntry(name))?.tag ?? '';
  };

  it('leaves no temporary files beside an entry', async () => {
    await written('listings', 'one');
    expect(await store.writeEntry('listings', 'two', null)).toBe('conflict');
    expect(await readdir(path.join(root, 'registry'))).toEqual(['listings.json']);
  });

  it('returns the same list until an entry changes, even within the resolution of the clock', async () => {
    await written('listings', 'one');
    const before = await store.listEntries();
    expect(await store.listEntries()).toBe(before);
    const tag = await written('listings', 'two');
    expect((await store.listEntries()).get('listings')).toBe(tag);
  });

  it('detects a change after a long time without changes', async () => {
    await written('listings', 'one');
    const registry = path.join(root, 'registry');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path.join(registry, 'listings.json'), longAgo, longAgo);
    await utimes(registry, longAgo, longAgo);
    const before = await store.listEntries();
    expect(await store.listEntries()).toBe(before);
    const tag = await written('listings', 'two');
    expect((await store.listEntries()).get('listings')).toBe(tag);
  });

  it('leaves no temporary files after two concurrent additions of a bundle', async () => {
    const add = () => store.addBundle('listings', '1-a', [fileOf('a.js', '1')]);
    await Promise.all([add(), add()]);
    expect(await readdir(path.join(root, 'r', 'listings'))).toEqual(['1-a']);
  });

  it('ignores files that are no entries', async () => {
    await written('listings', 'one');
    await writeFile(path.join(root, 'registry', 'listings.json.incoming'), 'half');
    expect([...(await store.listEntries()).keys()]).toEqual(['listings']);
  });
});
