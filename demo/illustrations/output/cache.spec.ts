import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnfinished, digest, isCurrent, replaceFolder } from './cache.js';

describe('the cache of pictures', () => {
  let out: string;
  beforeEach(async () => {
    out = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(out, { recursive: true, force: true }));

  const fill = (text: string) => (folder: string) => writeFile(join(folder, '400.webp'), text);
  const current = (stamp: string) => isCurrent(join(out, 'homes/a'), stamp, ['400.webp']);

  it('finds a picture by its stamp and its files', async () => {
    expect(await current('one')).toBe(false);
    await replaceFolder(out, 'homes/a', 'one', fill('first'));
    expect(await current('one')).toBe(true);
    expect(await current('two')).toBe(false);
    await rm(join(out, 'homes/a/400.webp'));
    expect(await current('one')).toBe(false);
  });

  it('replaces a picture as a whole', async () => {
    await replaceFolder(out, 'homes/a', 'one', fill('first'));
    await replaceFolder(out, 'homes/a', 'two', fill('second'));
    expect(await readFile(join(out, 'homes/a/400.webp'), 'utf8')).toBe('second');
  });

  it('keeps the old picture and leaves no temporary files when drawing fails', async () => {
    await replaceFolder(out, 'homes/a', 'one', fill('first'));
    const failing = replaceFolder(out, 'homes/a', 'two', () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
    expect(await current('one')).toBe(true);
    await removeUnfinished(out);
    expect(await readdir(out)).toEqual(['homes']);
  });
});

describe('removeUnfinished', () => {
  it('keeps the files of a running process, and removes those of a killed one', async () => {
    const out = await mkdtemp(join(tmpdir(), 'pictures-'));
    const unfinished = join(out, '.unfinished', 'one', 'new');
    await mkdir(unfinished, { recursive: true });
    await removeUnfinished(out);
    expect(await readdir(join(out, '.unfinished'))).toEqual(['one']);
    await removeUnfinished(out, 0);
    expect(await readdir(out)).toEqual([]);
    await rm(out, { recursive: true });
  });
});

describe('digest', () => {
  it('depends on every part', () => {
    expect(digest('a', { b: 1 })).toBe(digest('a', { b: 1 }));
    expect(digest('a', { b: 1 })).not.toBe(digest('a', { b: 2 }));
  });
});
