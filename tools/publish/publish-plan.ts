import type { MicroFrontendVersion, RegistryDocument } from '@phantom/registry';
import type { BuildOutput } from './build-output.js';
import { type BundleFile, contentHash, integrityOf } from './bundle-files.js';
import { extrasOf, type RemoteFacts } from './extras.js';

export interface PublishPlan {
  name: string;
  /** `<version>-<content hash>`: the version's name in the registry and its folder in the store. */
  folder: string;
  version: MicroFrontendVersion;
}

/** How many versions without traffic a registry keeps of each micro frontend, for a way back. */
const KEPT_VERSIONS = 5;

/** Decides what a build becomes in the registry. */
export const planPublish = (
  build: BuildOutput,
  files: readonly BundleFile[],
  facts: RemoteFacts = {},
): PublishPlan => {
  const entry = files.find(({ name }) => name === build.entry);
  if (!entry) throw new Error(`the build of ${build.name} has no file ${build.entry}`);

  const folder = `${build.version}-${contentHash(files)}`;
  const urlOf = (file: string) => `/r/${build.name}/${folder}/${file}`;
  const version: MicroFrontendVersion = {
    url: urlOf(build.entry),
    metadata: { version: folder, integrity: integrityOf(entry.content) },
    deployment: { traffic: 100, default: true },
    extras: extrasOf({ build, files, urlOf }, facts),
  };
  return { name: build.name, folder, version };
};

/**
 * Gives all traffic to one version. The versions before it stay registered without traffic; the
 * oldest of them leave the document once there are too many, their files stay in the store.
 *
 * @returns the same object when the version has all traffic already
 */
export const withVersion = (
  document: RegistryDocument,
  { name, version }: PublishPlan,
): RegistryDocument => {
  const versions = document.microFrontends[name] ?? [];
  if (JSON.stringify(versions.at(-1)) === JSON.stringify(version)) return document;

  const earlier = versions
    .filter(({ metadata }) => metadata.version !== version.metadata.version)
    .slice(-KEPT_VERSIONS)
    .map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
  return {
    ...document,
    microFrontends: { ...document.microFrontends, [name]: [...earlier, version] },
  };
};
