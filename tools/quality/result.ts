import type { Timings } from './slowest.js';

/** What one part of `npm test` counted. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  /** Tests that were not run, by name, and checks that could not be made, each with its reason. */
  skipped?: string[];
  /** Tests that passed at their second attempt only, by name: they count as passed, and want mending. */
  flaky?: string[];
  /** Runs its failed tests a second time. Without it, there are none, or too many. */
  retry?: () => Promise<Result>;
  /** How long its files and tests have taken. */
  timings?: Timings;
  /** A check that could not be made. It counts as skipped. */
  isOpen?: true;
}

/** The exit code of a check that depends on somebody who did not answer. */
export const NOT_CHECKED = 75;
