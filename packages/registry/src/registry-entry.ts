import {
  type Deployment,
  emptyDocument,
  type MicroFrontendVersion,
  type RegistryDocument,
} from './registry-document.js';

/** The number of revisions in the history of an entry. */
export const MAX_REVISIONS = 20;

/** All data of one micro frontend: the file `registry/<name>.json` in the store. */
export interface RegistryEntry {
  format: 1;
  /** Also the name of the file. */
  name: string;
  /** The team, from `remote.json`. Pages do not get it. */
  owner?: string;
  /** Increases with every write. */
  revision: number;
  /** Oldest first: the versions that the history names, and the latest staged ones. */
  versions: MicroFrontendVersion[];
  canary?: Canary;
  /** Newest first, at most `MAX_REVISIONS`. */
  history: Revision[];
  signature?: EntrySignature;
}

/** A version that a share of the visitors gets; `deployment` of the version has the share. */
export interface Canary {
  version: string;
  /** Whether all employees get it, independent of the share. */
  employees: boolean;
  /** ISO 8601. */
  since: string;
}

/** One change of the live versions. */
export interface Revision {
  revision: number;
  /** ISO 8601. */
  at: string;
  by: string;
  what: 'publish' | 'canary' | 'promote' | 'abort' | 'rollback' | 'retire';
  /** The version that was published, tried or removed. */
  version: string;
  /** The revision that a rollback restored. */
  restores?: number;
  note?: string;
  /** The routes of a release for which the smoke test opened no page; all routes if it was skipped. */
  unopened?: string[];
  /** The live versions after the change. A rollback to this revision restores them. */
  state: VersionShare[];
}

export interface VersionShare extends Deployment {
  version: string;
}

/** Ed25519 signature of the JSON of the entry without `signature`. */
export interface EntrySignature {
  /** The first 16 hex digits of the SHA-256 of the public key (SPKI). */
  key: string;
  /** base64url. */
  value: string;
}

/** Combines entries into one document, sorted by name: the same entries give the same document. */
export const composeDocument = (entries: readonly RegistryEntry[]): RegistryDocument => ({
  ...emptyDocument(),
  microFrontends: Object.fromEntries(
    entries
      .map(({ name, versions }) => [name, versions] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
});

/** Returns the running canaries, by the name of the micro frontend. */
export const canariesOf = (entries: readonly RegistryEntry[]): Record<string, Canary> =>
  Object.fromEntries(entries.flatMap(({ name, canary }) => (canary ? [[name, canary]] : [])));
