import {
  HOST_NAME,
  type HostExtras,
  type MicroFrontendVersion,
  type RegistryDocument,
  type RemoteDeclaration,
  type RemoteExtras,
} from '@phantom/registry';
import type { BuildOutput } from './build-output.js';
import { type BundleFile, contentHash, integrityOf } from './bundle-files.js';
import { chunksOf, textsOf } from './lazy-files.js';
import { SERVER_FILE } from './server-build.js';

export interface PublishPlan {
  name: string;
  /** `<version>-<content hash>`: the version's name in the registry and its folder in the store. */
  folder: string;
  version: MicroFrontendVersion;
}

/** How many versions without traffic a registry keeps of each micro frontend, for a way back. */
const KEPT_VERSIONS = 5;

/** What is known of a remote beside its files; the shell has none of it. */
export interface RemoteFacts {
  /** The content of `remote.json`. */
  declaration?: RemoteDeclaration;
  /** The modules that each route loads, by its pattern. */
  routes?: Readonly<Record<string, readonly string[]>>;
}

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
    extras: { ...extrasOf(build, urlOf, facts), ...serverOf(files, urlOf) },
  };
  return { name: build.name, folder, version };
};

type UrlOf = (file: string) => string;

const extrasOf = (
  build: BuildOutput,
  urlOf: UrlOf,
  { declaration, routes = {} }: RemoteFacts,
): RemoteExtras | HostExtras => {
  const { name, scripts, styles, preload } = build;
  if (declaration) {
    if (declaration.name !== name) {
      throw new Error(`the build of ${name} comes with the declaration of ${declaration.name}`);
    }
    const chunks = chunksOf(build, routes);
    return { declaration, preload: preload.map(urlOf), chunks, texts: textsOf(build) };
  }
  if (name !== HOST_NAME) throw new Error(`${name} has no remote.json, and it is not the shell`);
  const texts = Object.entries(textsOf(build)).map(([language, file]) => [language, urlOf(file)]);
  return {
    host: true,
    scripts: scripts.map(urlOf),
    styles: styles.map(urlOf),
    texts: Object.fromEntries(texts),
  };
};

const serverOf = (files: readonly BundleFile[], urlOf: UrlOf): Pick<RemoteExtras, 'server'> => {
  const file = files.find(({ name }) => name === SERVER_FILE);
  return file ? { server: { url: urlOf(file.name), integrity: integrityOf(file.content) } } : {};
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
