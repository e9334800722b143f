import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedRemote } from './refused-remote.js';

/**
 * @param folders that must not be there; their names are also those of packages
 * @param files that must be as they were committed, so that `git restore` takes back no more than the new remote
 * @throws RefusedRemote
 */
export function refuseOverwriting(root: string, folders: string[], files: string[]): void {
  const taken = folders.find((folder) => existsSync(join(root, folder)));
  if (taken) throw new RefusedRemote(`There is a folder ${taken} already: choose another name.`);
  const changed = changedOf(root, files);
  if (changed.length > 0)
    throw new RefusedRemote(
      `Commit or stash your changes of ${changed.join(', ')} first: a new remote changes them too.`,
    );
}

/** Nothing where the product is no clone: then there is nothing to restore from either. */
function changedOf(root: string, files: string[]): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? files.filter((file) => stdout.includes(file)) : [];
}
