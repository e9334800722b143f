/** What one part of `npm test` counted. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  /** Tests that passed at their second attempt only, by name: they count as passed, and want mending. */
  flaky?: string[];
}
