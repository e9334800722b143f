import type { BootHost, BootManifest, BootRemote, BootRemoteVersion } from './boot-manifest.js';
import {
  HOST_NAME,
  type HostExtras,
  type MicroFrontendVersion,
  type RegistryDocument,
  type RemoteExtras,
} from './registry-document.js';
import type { Canary } from './registry-entry.js';
import { RegistryError } from './registry-error.js';
import { revisionOf } from './revision.js';
import { chooseVersion, defaultVersion } from './traffic.js';

/**
 * Another registered version of a remote, or a build that lies elsewhere. What visitors get takes the place of the latter only while
 * its server does not answer: whoever asks for a broken build wants to see it.
 */
export type RemoteOverride = { version: string } | { url: string };

export interface ResolveOptions {
  /** The visitor's place on the traffic scale, from 0 up to but not including 100. */
  bucket: number;
  isEmployee?: boolean;
  /** By the micro frontend's name. */
  canaries?: Readonly<Record<string, Canary>>;
  /** By the micro frontend's name. Unknown names and versions are passed over. */
  overrides?: Readonly<Record<string, RemoteOverride>>;
}

/**
 * Chooses one version of each micro frontend for one page load. A remote of which nothing is live is not there,
 * unless an override names it.
 *
 * @param document what `composeDocument` has made of valid entries
 * @throws RegistryError if no shell is registered: without it there is no page
 */
export const resolve = (document: RegistryDocument, options: ResolveOptions): BootManifest => {
  const { [HOST_NAME]: host = [], ...others } = document.microFrontends;
  const remotes = Object.entries(others)
    .map(([name, versions]) => resolveRemote(name, versions, options))
    .filter((remote) => remote !== undefined);
  const overrides = Object.entries(document.microFrontends)
    .filter(([name, versions]) => isOverridden(name, versions, options))
    .map(([name]) => name);

  const chosen = {
    host: resolveHost(host, options),
    remotes: remotes.sort(byName),
    ...(overrides.length > 0 && { overrides: overrides.sort() }),
  };
  return { revision: revisionOf(chosen), ...chosen };
};

const byName = (one: BootRemote, other: BootRemote) => (one.name < other.name ? -1 : 1);

const resolveHost = (
  versions: readonly MicroFrontendVersion[],
  options: ResolveOptions,
): BootHost => {
  const chosen = versionFor(HOST_NAME, versions, options);
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
  options: ResolveOptions,
): BootRemote | undefined => {
  const override = overrideOf(name, options);
  const url = override && 'url' in override ? override.url : undefined;
  const live = versionFor(name, versions, options);
  const chosen = live ?? (url === undefined ? undefined : versions.at(-1));
  if (!chosen || isHost(chosen.extras)) return undefined;

  const { declaration } = chosen.extras;
  if (url !== undefined) {
    return { name, ...elsewhere(url), ...(live && { default: bootVersion(live) }), declaration };
  }

  const fallback = defaultVersion(versions);
  return {
    name,
    ...bootVersion(chosen),
    ...(fallback && fallback.url !== chosen.url && { default: bootVersion(fallback) }),
    ...neededFiles(chosen.extras),
    declaration,
  };
};

/** The version that somebody gets: the one they ask for, else the one they try, else their share's. */
const versionFor = (
  name: string,
  versions: readonly MicroFrontendVersion[],
  options: ResolveOptions,
): MicroFrontendVersion | undefined => {
  const { [name]: canary } = options.canaries ?? {};
  const tried = options.isEmployee && canary?.employees ? canary.version : undefined;
  return (
    registered(versions, overrideOf(name, options)) ??
    versions.find(({ metadata }) => metadata.version === tried) ??
    chooseVersion(versions, options.bucket)
  );
};

const overrideOf = (name: string, { overrides = {} }: ResolveOptions) =>
  Object.hasOwn(overrides, name) ? overrides[name] : undefined;

const isOverridden = (
  name: string,
  versions: readonly MicroFrontendVersion[],
  options: ResolveOptions,
): boolean => {
  const override = overrideOf(name, options);
  if (!override) return false;
  return 'url' in override ? name !== HOST_NAME : registered(versions, override) !== undefined;
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
