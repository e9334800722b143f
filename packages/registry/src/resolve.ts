import { createHash } from 'node:crypto';
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
import { chooseVersion, defaultVersion } from './traffic.js';

/** Another version, or a build outside the registry. The live version replaces it only while its server does not respond. */
export type RemoteOverride = { version: string } | { url: string };

export interface ResolveOptions {
  /** The traffic bucket of the visitor, 0 <= bucket < 100. */
  bucket: number;
  isEmployee?: boolean;
  /** By the name of the micro frontend. */
  canaries?: Readonly<Record<string, Canary>>;
  /** By the name of the micro frontend. Unknown names and versions are ignored. */
  overrides?: Readonly<Record<string, RemoteOverride>>;
}

/** Chooses one version of each live or overridden micro frontend for one page load. @throws RegistryError without a shell */
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
  return { version: chosen.metadata.version, scripts, styles, texts, fonts, staff };
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
    return {
      name,
      ...unregisteredBuild(url),
      ...(live && { default: bootVersion(live) }),
      declaration,
    };
  }

  const fallback = defaultVersion(versions);
  return {
    name,
    ...bootVersion(chosen),
    ...(fallback && fallback.url !== chosen.url && { default: bootVersion(fallback) }),
    ...preloadFiles(chosen.extras),
    declaration,
  };
};

/** Chooses the version of one visitor: an override, else a canary for employees, else by the traffic shares. */
const versionFor = (
  name: string,
  versions: readonly MicroFrontendVersion[],
  options: ResolveOptions,
): MicroFrontendVersion | undefined => {
  const { [name]: canary } = options.canaries ?? {};
  const canaryVersion = options.isEmployee && canary?.employees ? canary.version : undefined;
  return (
    findRegistered(versions, overrideOf(name, options)) ??
    versions.find(({ metadata }) => metadata.version === canaryVersion) ??
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
  return 'url' in override ? name !== HOST_NAME : findRegistered(versions, override) !== undefined;
};

/** The files that a page can preload, if the publisher has listed them. */
const preloadFiles = ({ preload, chunks, texts }: RemoteExtras): Partial<BootRemote> => ({
  ...(preload && { preload }),
  ...(chunks && { chunks }),
  ...(texts && { texts }),
});

const findRegistered = (
  versions: readonly MicroFrontendVersion[],
  override: RemoteOverride | undefined,
): MicroFrontendVersion | undefined =>
  override && 'version' in override
    ? versions.find(({ metadata }) => metadata.version === override.version)
    : undefined;

/** A build outside the registry, about which nothing else is known. */
const unregisteredBuild = (url: string): BootRemoteVersion => ({ version: 'override', url });

const bootVersion = ({ url, fallbackUrl, metadata }: MicroFrontendVersion): BootRemoteVersion => ({
  version: metadata.version,
  url,
  integrity: metadata.integrity,
  ...(fallbackUrl !== undefined && { fallbackUrl }),
});

const isHost = (extras: RemoteExtras | HostExtras): extras is HostExtras => extras.host === true;

/** Content hash of a JSON value, 16 hex digits. */
const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
