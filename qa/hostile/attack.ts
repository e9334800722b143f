import type { HostileSite } from './site/hostile-site.js';

/** What an attack works with. */
export interface AttackContext {
  site: HostileSite;
  /** The same number makes the same requests. */
  seed: number;
  /** How many calls are made of the documents; the other attacks have their own number. */
  requests: number;
}

/** What came of it. */
export interface Outcome {
  /** What was tried, in numbers: `['forged tokens', '200']`. */
  figures: [string, string][];
  /** Everything that went otherwise than it should, a sentence each. */
  faults: string[];
}

export interface Attack {
  name: string;
  run: (context: AttackContext) => Promise<Outcome>;
}
