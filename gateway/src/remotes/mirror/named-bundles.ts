import type { MicroFrontendVersion } from '@phantom/registry';
import { liveVersions } from '../live-versions.js';
import type { Registry } from '../registry-store.js';
import { bundleAddress } from './bundle-address.js';

/** Bundles as `<name>/<folder>`; what lies elsewhere is not among them. */
export interface NamedBundles {
  /** Of all versions that an entry knows. */
  all: ReadonlySet<string>;
  /** Of those that visitors get. */
  live: readonly string[];
}

export const namedBundles = (registry: Registry): NamedBundles => ({
  all: new Set(bundlesOf(Object.values(registry.document.microFrontends).flat())),
  live: bundlesOf(liveVersions(registry).flatMap(([, versions]) => versions)),
});

const bundlesOf = (versions: readonly MicroFrontendVersion[]): string[] =>
  versions.flatMap(({ url }) => {
    const address = bundleAddress(url);
    return address ? [`${address.name}/${address.folder}`] : [];
  });
