import { type MicroFrontendVersion, NAME_PATTERN } from '@phantom/registry';
import { liveVersions } from './registry-queries.js';
import type { Registry } from './registry-store.js';

/** The location of a bundle's file in every store, below `r/`. */
export interface BundleAddress {
  name: string;
  /** The folder of the version: `<version>-<hash>`. */
  folder: string;
  /** Relative to the folder, with forward slashes. */
  file: string;
}

const NAME = new RegExp(NAME_PATTERN);

/** No segment begins with a dot: it could leave the folder, or name a hidden file. */
const SEGMENT = /^[\w@][\w.@+-]*$/;

/** @returns undefined if the path cannot be the file of a bundle */
export const bundleAddress = (url: string): BundleAddress | undefined => {
  const [root, r, name = '', folder = '', ...files] = url.split('/');
  const isBelow = root === '' && r === 'r' && NAME.test(name) && files.length > 0;
  if (!isBelow || ![folder, ...files].every((segment) => SEGMENT.test(segment))) return undefined;
  return { name, folder, file: files.join('/') };
};

/** The bundles of the registry as `<name>/<folder>`, without those on other sites. */
export interface RegisteredBundles {
  /** Of all versions in the registry. */
  all: ReadonlySet<string>;
  /** Of the versions that visitors get. */
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
