/** What one part of `npm test` counted. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  /** Tests that were not run because a program is missing here, by name, with the reason. */
  skipped?: string[];
  /** Tests that passed at their second attempt only, by name: they count as passed, and want mending. */
  flaky?: string[];
  /** It could not be found out: neither passed nor failed. */
  isOpen?: true;
}

/** The exit code of a check that depends on somebody who did not answer. */
export const NOT_CHECKED = 75;
