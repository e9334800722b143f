import type { MicroFrontendVersion } from './registry-document.js';

/** How many revisions an entry remembers, for a way back. */
export const KEPT_REVISIONS = 20;

/** All that the registry knows of one micro frontend: its `registry/<name>.json` in the store. */
export interface RegistryEntry {
  format: 1;
  /** As the file is called. */
  name: string;
  /** The team, of `remote.json`; no page is told. */
  owner?: string;
  /** Greater with every write. */
  revision: number;
  /** The oldest first: those of the kept revisions, and the last that are only staged. */
  versions: MicroFrontendVersion[];
  canary?: Canary;
  /** The newest first, no more than `KEPT_REVISIONS`. */
  history: Revision[];
  signature?: EntrySignature;
}

/** A version that is tried on a share of the visitors, which its `deployment` says. */
export interface Canary {
  version: string;
  /** Whether employees get it, whatever share it has. */
  employees: boolean;
  /** ISO 8601. */
  since: string;
}

/** Who changed what visitors get, when, and what they have got since. */
export interface Revision {
  revision: number;
  /** ISO 8601. */
  at: string;
  by: string;
  what: 'publish' | 'canary' | 'promote' | 'abort' | 'rollback' | 'retire';
  /** The version that it is about. */
  version: string;
  /** Of a rollback: the revision whose state it brings back. */
  restores?: number;
  note?: string;
  /** Of a release: the routes of which the smoke test opened no page; all of them where it was skipped. */
  unopened?: string[];
  /** The live versions after it: what a rollback to this revision brings back. */
  state: VersionShare[];
}

export interface VersionShare {
  version: string;
  traffic: number;
  default: boolean;
}

/** Ed25519 over the JSON of the entry without it. */
export interface EntrySignature {
  /** The first 16 hex digits of the SHA-256 of the public key (SPKI). */
  key: string;
  /** base64url. */
  value: string;
}
