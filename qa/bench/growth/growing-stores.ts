import { copyFile, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { publishFolder } from '../../../tools/publish/publish-folder.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { publishClone } from './clone-remote.js';

/**
 * Makes one store for each number of registered remotes: the real ones and as many clones as are missing.
 *
 * @param folder for all that is made; what an earlier run has left goes
 * @returns the stores' folders by number
 */
export async function growingStores(folder: string, sizes: number[]): Promise<Map<number, string>> {
  await rm(folder, { recursive: true, force: true });
  const whole = join(folder, 'all');
  for (const name of ['shell', ...remotes]) {
    await publishFolder(join(repositoryRoot, name), whole, { by: 'npm run bench' });
  }
  const clones = Array.from(
    { length: Math.max(...sizes) - remotes.length },
    (_, index) => `mf-clone-${String(index + 1).padStart(3, '0')}`,
  );
  for (const clone of clones) await publishClone(clone, join(folder, 'builds'), whole);

  const stores = new Map<number, string>();
  for (const size of sizes) {
    const store = join(folder, String(size));
    await share(whole, store, ['shell', ...remotes, ...clones.slice(0, size - remotes.length)]);
    stores.set(size, store);
  }
  return stores;
}

/** A store with the same files, whose registry knows only some of them. */
async function share(whole: string, store: string, names: string[]): Promise<void> {
  await mkdir(join(store, 'registry'), { recursive: true });
  await symlink(join(whole, 'r'), join(store, 'r'));
  for (const name of names) {
    const entry = join('registry', `${name}.json`);
    await copyFile(join(whole, entry), join(store, entry));
  }
}
