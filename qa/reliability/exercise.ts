import type { Table } from '../bench/report/table.js';
import type { Site } from './site/site.js';
import type { SiteOptions } from './site/site-options.js';

/** The context of every test. */
export interface ExerciseContext {
  /** The rows to run, by their names; none means all. */
  only: readonly string[];
  /** The duration of the load, if not the default. */
  minutes?: number;
  /** Requests a second, if not the measured capacity of the machine. */
  rate?: number;
  /** The number of requests, where the test has one. */
  requests?: number;
  /**
   * Starts a complete site, two of everything by default. It first stops an earlier one; the last one stops with the test,
   * however the test ends.
   */
  startSite: (difference?: Partial<SiteOptions>) => Promise<Site>;
}

/** A property of the product that the test proves on a complete site. */
export interface Exercise {
  /** The name on the command line and in the marks of docs/reliability.md. */
  name: string;
  run: (context: ExerciseContext) => Promise<Table[]>;
}
