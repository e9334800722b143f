import type { RegistryEntry } from '@phantom/registry';

/** An entry with one version, which is named after the revision. */
export const entryOf = (name: string, revision = 1): RegistryEntry => ({
  format: 1,
  name,
  revision,
  versions: [
    {
      url: `/r/${name}/${revision}/remoteEntry.js`,
      metadata: { version: String(revision), integrity: 'sha384-AAAA' },
      extras: { declaration: { name, namespace: name, routes: [], menu: [] } },
    },
  ],
  history: [],
});
