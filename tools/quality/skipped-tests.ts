import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** The part of a Jest report that names the tests. */
export interface JestTests {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** What Jest calls a test that was skipped, and one that was only announced (`it.todo`). */
const NOT_RUN = ['pending', 'todo'];

/** The unit or integration tests that were not run, by full name. */
export const skippedTests = ({ testResults }: JestTests): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) =>
      NOT_RUN.includes(status) ? [fullName] : [],
    ),
  );

/** The browser tests that were not run: file and title. */
export const skippedBrowserTests = ({ suites }: JSONReport): string[] => suites.flatMap(skippedIn);

function skippedIn({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(skippedIn)];
}

/** A check that could not be made, as a skip: its name, and the last line that it printed. */
export const skippedCheck = (name: string, output: string): string =>
  `${name}: ${output.trimEnd().split('\n').at(-1)}`;
