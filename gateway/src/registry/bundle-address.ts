import { type MicroFrontendVersion, NAME_PATTERN } from '@phantom/registry';
import { liveVersions } from './registry-queries.js';
import type { Registry } from './registry-store.js';

/** Where a file of a bundle lies in every store, below `r/`. */
export interface BundleAddress {
  /** The micro frontend. */
  name: string;
  /** Of the version: `<version>-<hash>`. */
  folder: string;
  /** Relative to that, with forward slashes. */
  file: string;
}

const NAME = new RegExp(NAME_PATTERN);

/** No segment begins with a dot, so that none leads out of its folder or to what is hidden. */
const SEGMENT = /^[\w@][\w.@+-]*$/;

/** Undefined for an address, a path of the site, under which no bundle has a file. */
export const bundleAddress = (url: string): BundleAddress | undefined => {
  const [root, r, name = '', folder = '', ...files] = url.split('/');
  const isBelow = root === '' && r === 'r' && NAME.test(name) && files.length > 0;
  if (!isBelow || ![folder, ...files].every((segment) => SEGMENT.test(segment))) return undefined;
  return { name, folder, file: files.join('/') };
};

/** Bundles as `<name>/<folder>`; what lies elsewhere is not among them. */
export interface RegisteredBundles {
  /** Of all versions that an entry knows. */
  all: ReadonlySet<string>;
  /** Of those that visitors get. */
  live: readonly string[];
}

export const registeredBundles = (registry: Registry): RegisteredBundles => ({
  all: new Set(bundlesOf(Object.values(registry.document.microFrontends).flat())),
  live: bundlesOf(liveVersions(registry).flatMap(([, versions]) => versions)),
});

const bundlesOf = (versions: readonly MicroFrontendVersion[]): string[] =>
  versions.flatMap(({ url }) => {
    const address = bundleAddress(url);
    return address ? [`${address.name}/${address.folder}`] : [];
  });
