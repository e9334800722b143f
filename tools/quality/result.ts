/** What one part of `npm test` counted. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
}
