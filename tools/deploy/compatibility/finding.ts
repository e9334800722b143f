import type { MicroFrontendVersion, RegistryDocument } from '@phantom/registry';
import type { Locales } from '../../quality/locales/texts.js';

export type Verdict = 'compatible' | 'unknown' | 'incompatible';

export type Rule = 'shared' | 'kit' | 'routes' | 'slots' | 'exposes' | 'texts' | 'budget';

/** What speaks against a version, or leaves open whether something does. */
export interface Finding {
  rule: Rule;
  verdict: Exclude<Verdict, 'compatible'>;
  /** What it is, and what to do. */
  message: string;
}

/** A version that is to become live, and what is known of it beside the registry's facts. */
export interface Candidate {
  name: string;
  version: MicroFrontendVersion;
  /** The texts of its folders. */
  locales: readonly Locales[];
  /** The most that a first visit may load of it, in bytes after brotli. */
  budget?: { script: number; style: number };
}

/** One thing to look at: a candidate against all that visitors get. */
export type Check = (candidate: Candidate, live: RegistryDocument) => Finding[];
