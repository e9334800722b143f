import type { BootHost, BootRemote } from './boot-manifest.js';

/** Value of the document's `schema` property. */
export const REGISTRY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** The name of the shell in the registry. */
export const HOST_NAME = 'shell';

/** All entries in the frontend discovery schema v1-pre. The versions of each are in the order of publication, oldest first. */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, MicroFrontendVersion[]>;
}

export interface MicroFrontendVersion {
  /** Address of the entry point, absolute or relative to the origin of the site. */
  url: string;
  /** A second address of the same version, for a retry. */
  fallbackUrl?: string;
  /** Time of registration, ISO 8601. */
  publishedAt?: string;
  metadata: VersionMetadata;
  /** Without it, the version gets traffic only if it is the only one. */
  deployment?: Deployment;
  extras: RemoteExtras | HostExtras;
}

export interface VersionMetadata {
  version: string;
  /** Subresource integrity of the entry point. */
  integrity: string;
}

export interface Deployment {
  /** Share of the visitors in percent, 0 to 100. */
  traffic: number;
  /** Whether visitors outside all shares get this version, and pages on which another version fails. */
  default: boolean;
}

/** The build for the server: one CommonJS file without dependencies. See `server-bundle.ts`. */
export interface ServerBundleFile {
  url: string;
  /** Subresource integrity. The server runs only a file that matches. */
  integrity: string;
}

/** Data of every build, for the registry and tools. Pages do not get it. */
export interface BuildFacts {
  /** Subresource integrity of the files that pages may load, by the path in the folder of the build. */
  integrity?: Record<string, string>;
  /** Shared packages: the versions that the shell provides, or the ranges that a remote accepts. */
  shared?: Record<string, string>;
  /** Used or provided exports of this repository's shared packages, with a hash of the signature, by package. */
  kitExports?: Record<string, Record<string, string>>;
  /** Bytes that a first visit loads, compressed by brotli. */
  weight?: { script: number; style: number };
  /** Texts of the kit, as `kit:key`: those that the shell provides, or those that a remote uses. */
  textKeys?: string[];
}

export interface RemoteExtras
  extends BuildFacts, Pick<BootRemote, 'declaration' | 'preload' | 'chunks' | 'texts'> {
  host?: false;
  server?: ServerBundleFile;
}

export interface HostExtras extends BuildFacts, Omit<BootHost, 'version'> {
  host: true;
  server?: ServerBundleFile;
}

/** The document of a registry without entries. */
export const emptyDocument = (): RegistryDocument => ({
  schema: REGISTRY_SCHEMA,
  microFrontends: {},
});
