type DescribeBlock = (title: string, tests: () => void) => void;

/** Jest's globals. */
interface JestGlobals {
  describe: DescribeBlock & { skip: DescribeBlock };
}

/**
 * `describe` for tests of programs that not every machine has. Where one is missing the tests are skipped, and the title says why.
 *
 * @param programs of `tools/programs/programs.mjs`, by name
 */
export const describeWith = (...programs: string[]): DescribeBlock => {
  const { describe } = globalThis as unknown as JestGlobals;
  const missing = JSON.parse(process.env.MISSING_PROGRAMS ?? '{}') as Record<string, string>;
  const reasons = programs.flatMap((name) => missing[name] ?? []);
  if (reasons.length === 0) return describe;
  return (title, tests) => describe.skip(`${title} (skipped: ${reasons.join(' ')})`, tests);
};
