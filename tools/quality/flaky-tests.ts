import { basename } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JestReport } from './slowest.js';

function flakyIn({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

/** The browser tests that failed once and passed when they were tried again: file and title. */
export const flakyTests = ({ suites }: JSONReport): string[] => suites.flatMap(flakyIn);

/** The absolute paths of the unit or integration tests that failed. */
export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** @returns the first report, with the results of the second for the files that ran again */
export function withRetry(first: JestReport, second: JestReport): JestReport {
  const again = new Map(second.testResults.map((result) => [result.name, result]));
  return { testResults: first.testResults.map((result) => again.get(result.name) ?? result) };
}

/** The unit or integration tests that failed and passed when their file ran again: file and full name. */
export function flakyJestTests(first: JestReport, second: JestReport): string[] {
  const namesOf = ({ testResults }: JestReport, asked: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === asked)
        .map(({ fullName }) => `${basename(name)}: ${fullName}`),
    );
  const passed = new Set(namesOf(second, 'passed'));
  return namesOf(first, 'failed').filter((name) => passed.has(name));
}
