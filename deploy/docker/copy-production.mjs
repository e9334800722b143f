// Copies a server and the packages that it needs in production out of an installed repository:
// node deploy/docker/copy-production.mjs services/auth /out
// What only a build reads (sources, types, source maps, tests, documentation) stays behind.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const [server, out] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where Node finds a package: in the nearest node_modules, from the folder of the package that asks for it upwards. */
function locate(folder, name) {
  for (let at = folder; ; at = at.includes('/') ? path.posix.dirname(at) : '') {
    const found = path.posix.join(at, 'node_modules', name);
    if (found in packages) return found;
    if (at === '') return undefined;
  }
}

/** The folders of a package and of all packages that it needs, as package-lock.json names them. */
function foldersOf(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { link, resolved, dependencies, optionalDependencies, peerDependencies } = packages[folder];
  if (link) return foldersOf(resolved, found);
  const optionalPeers = packages[folder].peerDependenciesMeta ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !optionalPeers[name]?.optional,
  );
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const needed = locate(folder, name);
    // An optional package of another platform is not installed.
    if (needed && existsSync(needed)) foldersOf(needed, found);
  }
  return found;
}

const UNUSED_FILE = /\.(d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|tsbuildinfo|flow)$/i;
/** Beside a package's `package.json`. */
const UNUSED_FOLDER = /^(node_modules|test|tests|__tests__|docs|example|examples|\.github)$/;
const WORKSPACE_PARTS = ['package.json', 'dist', 'data', 'assets'];

function copyFolder(folder, isUsed) {
  cpSync(folder, path.join(out, folder), {
    recursive: true,
    filter: (file) => isUsed(path.relative(folder, file), path.basename(file)),
  });
}

for (const folder of foldersOf(server)) {
  const { link, resolved } = packages[folder];
  if (link) {
    const target = path.relative(path.dirname(folder), resolved);
    mkdirSync(path.join(out, path.dirname(folder)), { recursive: true });
    symlinkSync(target, path.join(out, folder));
  } else if (folder.includes('node_modules')) {
    copyFolder(folder, (file, name) => !UNUSED_FILE.test(name) && !UNUSED_FOLDER.test(file));
  } else {
    const isUsed = (file, name) =>
      !file ||
      (WORKSPACE_PARTS.includes(file.split('/')[0]) &&
        !UNUSED_FILE.test(name) &&
        !file.startsWith('dist/testing'));
    copyFolder(folder, isUsed);
  }
}
