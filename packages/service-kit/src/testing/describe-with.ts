type DescribeBlock = (title: string, tests: () => void) => void;

/** What Jest puts into every file of tests. */
interface JestGlobals {
  describe: DescribeBlock & { skip: DescribeBlock };
}

/**
 * `describe` for tests that start programs which not every machine has. Where one is missing they are skipped: the title then
 * says why, and `npm test` counts them as skipped.
 *
 * @param programs of `tools/testing/programs.mjs`, by name
 */
export const describeWith = (...programs: string[]): DescribeBlock => {
  const { describe } = globalThis as unknown as JestGlobals;
  const missing = JSON.parse(process.env.MISSING_PROGRAMS ?? '{}') as Record<string, string>;
  const reasons = programs.flatMap((name) => missing[name] ?? []);
  if (reasons.length === 0) return describe;
  return (title, tests) => describe.skip(`${title} (skipped: ${reasons.join(' ')})`, tests);
};
