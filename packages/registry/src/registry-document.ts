import type { LanguageCode, RemoteDeclaration } from './boot-manifest.js';

/** Names the schema that the document follows, as its `schema` property. */
export const REGISTRY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** The name under which the shell itself is registered. */
export const HOST_NAME = 'shell';

/**
 * What the entries of a registry say together: one document of the frontend discovery schema v1-pre. Each micro
 * frontend has its versions in the order of their publication, the oldest first.
 */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, MicroFrontendVersion[]>;
}

export interface MicroFrontendVersion {
  /** The entry point, absolute or relative to the site's origin. */
  url: string;
  /** Where the same version lies a second time, for a retry. */
  fallbackUrl?: string;
  /** ISO 8601: when it came into the registry. */
  publishedAt?: string;
  metadata: VersionMetadata;
  /** Left out, the version gets no traffic unless it is the only one. */
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
  /** The version for those whom no traffic share covers, and for a fall back from a broken one. */
  default: boolean;
}

/** The build for the server: one CommonJS file that needs nothing but Node. See `server-bundle.ts`. */
export interface ServerBundleFile {
  url: string;
  /** Subresource integrity of the file; a server runs no other. */
  integrity: string;
}

/** What is known of every build; no page is told. */
export interface BuildFacts {
  /** Subresource integrity of the files that a page may name; relative to the build's folder. */
  integrity?: Record<string, string>;
  /** The packages that shell and remotes share: the versions that the shell has, the ranges that a remote takes. */
  shared?: Record<string, string>;
  /**
   * The exports of the shared packages of this repository, by package: those that the shell has, those that a remote uses. Each has a hash of
   * its signature.
   */
  kitExports?: Record<string, Record<string, string>>;
  /** What a first visit loads of it, in bytes after brotli. */
  weight?: { script: number; style: number };
  /** Texts of the kit, as `kit:key`: those that the shell has, those that a remote asks for. */
  textKeys?: string[];
}

export interface RemoteExtras extends BuildFacts {
  host?: false;
  declaration: RemoteDeclaration;
  /** Files that the remote needs at once beside its entry, worth a preload hint. */
  preload?: string[];
  /** Files that each route needs beside those, by its pattern; relative to the entry. */
  chunks?: Record<string, string[]>;
  /** The file with the texts in each language; relative to the entry. */
  texts?: Partial<Record<LanguageCode, string>>;
  server?: ServerBundleFile;
}

export interface HostExtras extends BuildFacts {
  host: true;
  scripts: string[];
  styles: string[];
  texts?: Partial<Record<LanguageCode, string>>;
  fonts?: Partial<Record<LanguageCode, string[]>>;
  /** What the staff's frame comes in, scripts and stylesheets. */
  staff?: string[];
  server?: ServerBundleFile;
}

/** The document of a site on which nothing has been published yet. */
export const emptyDocument = (): RegistryDocument => ({
  schema: REGISTRY_SCHEMA,
  microFrontends: {},
});
