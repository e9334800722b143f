// Runs before anything is installed: Node's own modules only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** What npm writes when it has finished: a lock file of what lies in `node_modules`. */
const INSTALLED = join('node_modules', '.package-lock.json');

/**
 * Whether `node_modules` holds what `package-lock.json` asks for on this machine, whoever installed it: `npm ci` by hand counts, and
 * so does the `npm install` of a new workspace.
 *
 * @param {string} root the repository
 */
export function isInstalled(root, { platform, arch } = process) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(root, INSTALLED));
  if (!wanted || !found) return false;
  const isMissing = ([path, entry]) =>
    path !== '' && !found[path] && isNeeded(entry, { platform, arch });
  return (
    !Object.entries(wanted).some(isMissing) &&
    Object.entries(found).every(([path, entry]) => isDeepStrictEqual(entry, wanted[path]))
  );
}

/** Optional packages are for some platforms; those for this one have to be there. */
function isNeeded({ optional, os, cpu, libc }, { platform, arch }) {
  if (!optional) return true;
  return Boolean(os?.includes(platform) && cpu?.includes(arch) && !libc);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
