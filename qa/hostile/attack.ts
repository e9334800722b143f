import type { HostileSite } from './site/hostile-site.js';

/** The context of an attack. */
export interface AttackContext {
  site: HostileSite;
  /** The same seed generates the same requests. */
  seed: number;
  /** The number of calls of the `calls` attack; the other attacks have a fixed number. */
  requests: number;
}

/** The result of an attack. */
export interface Outcome {
  /** Counts of the tested input: `['forged tokens', '200']`. */
  figures: [string, string][];
  /** One sentence for each violation. */
  faults: string[];
}

export interface Attack {
  name: string;
  run: (context: AttackContext) => Promise<Outcome>;
}
