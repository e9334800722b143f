import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUnregistered } from './mirror-sync.js';

describe('removeUnregistered', () => {
  let root: string;
  beforeEach(async () => (root = await mkdtemp(path.join(tmpdir(), 'mirror-'))));
  afterEach(() => rm(root, { recursive: true }));

  /** @param age days since it was succeeded */
  const bundle = async (name: string, folder: string, age: number): Promise<void> => {
    const dir = path.join(root, 'r', name, folder);
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'entry.js'), '');
    const then = new Date(Date.now() - age * 86_400_000);
    await utimes(dir, then, then);
  };

  it('keeps registered bundles, and the newest twenty others', async () => {
    await bundle('shell', 'named', 99);
    await bundle('shell', 'oldest', 50);
    for (let age = 1; age <= 20; age += 1) await bundle('listings', `old-${age}`, age);
    await removeUnregistered(root, new Set(['shell/named']));
    expect(await readdir(path.join(root, 'r', 'shell'))).toEqual(['named']);
    expect(await readdir(path.join(root, 'r', 'listings'))).toHaveLength(20);
  });

  it('does nothing in an empty mirror', async () => {
    await expect(removeUnregistered(root, new Set())).resolves.toBeUndefined();
  });
});
