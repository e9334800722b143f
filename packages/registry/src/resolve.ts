import type { BootHost, BootManifest, BootRemote, BootRemoteVersion } from './boot-manifest.js';
import {
  HOST_NAME,
  type HostExtras,
  type MicroFrontendVersion,
  type RegistryDocument,
  type RemoteExtras,
} from './registry-document.js';
import { RegistryError } from './registry-error.js';
import { revisionOf } from './revision.js';
import { chooseVersion, defaultVersion } from './traffic.js';

/**
 * Another registered version of a remote, or a build that lies elsewhere. Nothing takes the place of
 * the latter when it fails: whoever asks for it wants to see it.
 */
export type RemoteOverride = { version: string } | { url: string };

export interface ResolveOptions {
  /** The visitor's place on the traffic scale, from 0 up to but not including 100. */
  bucket: number;
  /** By the remote's name. Unknown names and versions are passed over. */
  overrides?: Readonly<Record<string, RemoteOverride>>;
}

/**
 * Chooses one version of each micro frontend for one page load.
 *
 * @param document a document that `validateDocument` accepted
 * @throws RegistryError if no shell is registered: without it there is no page
 */
export const resolve = (document: RegistryDocument, options: ResolveOptions): BootManifest => {
  const entries = Object.entries(document.microFrontends);
  const remotes = entries
    .filter(([name]) => name !== HOST_NAME)
    .map(([name, versions]) => resolveRemote(name, versions, options));

  return {
    revision: revisionOf(document),
    host: resolveHost(document.microFrontends[HOST_NAME] ?? [], options.bucket),
    remotes: remotes.sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
};

const resolveHost = (versions: readonly MicroFrontendVersion[], bucket: number): BootHost => {
  const chosen = chooseVersion(versions, bucket);
  if (!chosen || !isHost(chosen.extras)) throw new RegistryError('The registry', ['no shell']);
  const { scripts, styles, texts, fonts, staff } = chosen.extras;
  return {
    version: chosen.metadata.version,
    scripts,
    styles,
    ...(texts && { texts }),
    ...(fonts && { fonts }),
    ...(staff && { staff }),
  };
};

const resolveRemote = (
  name: string,
  versions: readonly MicroFrontendVersion[],
  { bucket, overrides = {} }: ResolveOptions,
): BootRemote => {
  const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
  const chosen = registered(versions, override) ?? chooseVersion(versions, bucket);
  if (!chosen || isHost(chosen.extras)) throw new RegistryError(name, ['no version of it']);

  const { declaration } = chosen.extras;
  if (override && 'url' in override) return { name, ...elsewhere(override.url), declaration };

  const fallback = defaultVersion(versions);
  return {
    name,
    ...bootVersion(chosen),
    ...(fallback && fallback.url !== chosen.url && { default: bootVersion(fallback) }),
    ...neededFiles(chosen.extras),
    declaration,
  };
};

/** What the page can ask for ahead, as far as the publisher said. */
const neededFiles = ({ preload, chunks, texts }: RemoteExtras): Partial<BootRemote> => ({
  ...(preload && { preload }),
  ...(chunks && { chunks }),
  ...(texts && { texts }),
});

const registered = (
  versions: readonly MicroFrontendVersion[],
  override: RemoteOverride | undefined,
): MicroFrontendVersion | undefined =>
  override && 'version' in override
    ? versions.find(({ metadata }) => metadata.version === override.version)
    : undefined;

/** A build that nobody registered: nothing is known of its content. */
const elsewhere = (url: string): BootRemoteVersion => ({ version: 'override', url });

const bootVersion = ({ url, fallbackUrl, metadata }: MicroFrontendVersion): BootRemoteVersion => ({
  version: metadata.version,
  url,
  integrity: metadata.integrity,
  ...(fallbackUrl !== undefined && { fallbackUrl }),
});

const isHost = (extras: RemoteExtras | HostExtras): extras is HostExtras => extras.host === true;
