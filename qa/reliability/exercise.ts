import type { Table } from '../bench/report/table.js';
import type { Site } from './site/site.js';
import type { SiteOptions } from './site/site-options.js';

/** What every exercise is given. */
export interface ExerciseContext {
  /** Rows that are run, by their names; all, if there are none. */
  only: readonly string[];
  /** How long a load goes on, if not as long as it should. */
  minutes?: number;
  /** Requests a second, if not as many as the machine is found to hold. */
  rate?: number;
  /** How many of them, where a number of them is what is asked for. */
  requests?: number;
  /**
   * Starts a whole site, two of everything unless told otherwise. An earlier one is stopped before, and the last one
   * with the exercise, however that ends.
   */
  startSite: (difference?: Partial<SiteOptions>) => Promise<Site>;
}

/** One thing that the product has to bear, shown on a whole site. */
export interface Exercise {
  /** As on the command line, and as in the marks of docs/reliability.md. */
  name: string;
  run: (context: ExerciseContext) => Promise<Table[]>;
}
