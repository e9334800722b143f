import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

function flakyIn({ suites = [], specs }: JSONReportSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

/** The browser tests that failed once and passed when they were tried again: file and title. */
export const flakyTests = ({ suites }: JSONReport): string[] => suites.flatMap(flakyIn);
