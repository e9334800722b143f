import { readFileSync } from 'node:fs';
import type { Result } from './result.js';

/** A test that continuous integration may skip. */
interface AcceptedSkip {
  /** As it is told: the test's full name, or the sentence that stands for a whole suite. */
  test: string;
  /** Why it cannot be run there. */
  reason: string;
}

const accepted = JSON.parse(
  readFileSync(new URL('./accepted-skips.json', import.meta.url), 'utf8'),
) as AcceptedSkip[];

/**
 * @param isReviewed whether a skip that is not in `accepted-skips.json` counts as failed too: a run that leaves something out is
 * green on a machine of a person, and not in continuous integration
 */
export const countSkipped = (
  result: Result,
  isReviewed: boolean,
  list: readonly AcceptedSkip[] = accepted,
): Result => {
  if (!isReviewed) return result;
  const names = new Set(list.map(({ test }) => test));
  const unreviewed = (result.skipped ?? []).filter((test) => !names.has(test));
  return { ...result, failed: result.failed + unreviewed.length };
};
