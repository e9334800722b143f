import type { MicroFrontendVersion } from '@phantom/registry';
import type { BundleFile } from '@phantom/store';
import type { BuildOutput } from './build-output.js';
import { contentHash, integrityOf } from './bundle-files.js';
import { extrasOf, type BuildKnowledge } from './extras.js';

export interface PublishPlan {
  name: string;
  /** `<version>-<content hash>`: the version's name in the registry and its folder in the store. */
  folder: string;
  version: MicroFrontendVersion;
}

/** Decides what a build becomes in the registry. */
export const planPublish = (
  build: BuildOutput,
  files: readonly BundleFile[],
  facts: BuildKnowledge = {},
): PublishPlan => {
  const entry = files.find(({ name }) => name === build.entry);
  if (!entry) throw new Error(`the build of ${build.name} has no file ${build.entry}`);

  const folder = `${build.version}-${contentHash(files, facts.declaration)}`;
  const urlOf = (file: string) => `/r/${build.name}/${folder}/${file}`;
  const version: MicroFrontendVersion = {
    url: urlOf(build.entry),
    metadata: { version: folder, integrity: integrityOf(entry.content) },
    extras: extrasOf({ build, files, urlOf }, facts),
  };
  return { name: build.name, folder, version };
};
