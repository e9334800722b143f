import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the shell brings and no remote does, each importable name listed: a forgotten subpath would ship
 * react-dom twice.
 */
const SHARED_NAMES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@phantom/mf-kit',
  '@phantom/ui',
];

/**
 * Reached through the facades mf-kit and ui alone: sharing a bare package would ship all of it, and a remote's
 * own copy would know nothing of the page's router or language.
 */
const FACADE_ONLY = /^(react-router(-dom)?|i18next|react-i18next|single-spa|react-bootstrap)(\/|$)/;

/** The components that a remote bundles itself; the shell does not share them. */
const ON_DEMAND = fileURLToPath(new URL('../../ui/src', import.meta.url));

/** Stops a remote's build at an import that has to go through a facade. */
export function refuseBareImports({ request, context }, callback) {
  if (!FACADE_ONLY.test(request) || context === ON_DEMAND) return callback();
  return callback(
    new Error(
      `Import what you need of ${request} from @phantom/mf-kit, @phantom/ui or @phantom/ui/on-demand`,
    ),
  );
}

/** The versions of the shell's own copies, which shell/src/remotes/shared-modules.ts offers to the remotes. */
export function sharedVersions(dir) {
  return sharing((name) => installedVersion(dir, name));
}

/** The share options of a remote: no copy of its own, and an error where the shell's does not fit. */
export function expectedByRemote(dir) {
  return sharing((name) => ({
    import: false,
    singleton: true,
    strictVersion: true,
    requiredVersion: acceptedRange(dir, name),
  }));
}

/** The ranges that go into build.json, for whoever checks a remote against a shell before a release. */
export function sharedRanges(dir) {
  return sharing((name) => acceptedRange(dir, name));
}

function sharing(optionsOf) {
  return Object.fromEntries(SHARED_NAMES.map((name) => [name, optionsOf(name)]));
}

/** The range in the package's own package.json; workspaces (`*`) count as compatible from their version on. */
function acceptedRange(dir, name) {
  const { dependencies = {} } = readJson(dir, join(dir, 'package.json'));
  const range = dependencies[packageOf(name)] ?? '*';
  return range === '*' ? `^${installedVersion(dir, name)}` : range;
}

function installedVersion(dir, name) {
  const { paths } = createRequire(join(dir, 'package.json')).resolve;
  const folders = paths(packageOf(name)) ?? [];
  for (const folder of folders) {
    const found = tryReadJson(dir, join(folder, packageOf(name), 'package.json'));
    if (found) return found.version;
  }
  throw new Error(`${packageOf(name)} is shared, but not installed for ${dir}`);
}

function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function tryReadJson(dir, file) {
  try {
    return readJson(dir, file);
  } catch {
    return undefined;
  }
}

function readJson(dir, file) {
  return createRequire(join(dir, 'package.json'))(file);
}
