import { expect, it } from '@jest/globals';
import type { JSONReport } from '@playwright/test/reporter';
import { failedFiles, flakyJestTests, flakyTests, withRetry } from './flaky-tests.js';
import type { JestReport } from './slowest.js';

const spec = (title: string, status: string) => ({
  title,
  file: 'a.e2e-spec.ts',
  tests: [{ status }],
});

it('names the flaky tests, also those within a describe', () => {
  const inner = { title: 'a list', specs: [spec('turns', 'flaky'), spec('sorts', 'unexpected')] };
  const file = { title: 'a.e2e-spec.ts', specs: [spec('opens', 'expected')], suites: [inner] };
  expect(flakyTests({ suites: [file] } as unknown as JSONReport)).toEqual(['a.e2e-spec.ts: turns']);
});

const file = (name: string, ...tests: [fullName: string, status: string][]) => ({
  ...{ name: `/site/${name}`, startTime: 0, endTime: 1 },
  status: tests.every(([, status]) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});
const first: JestReport = {
  testResults: [
    file('a.spec.ts', ['opens', 'passed']),
    file('b.spec.ts', ['turns', 'failed'], ['sorts', 'failed'], ['ends', 'passed']),
  ],
};
const second: JestReport = {
  testResults: [file('b.spec.ts', ['turns', 'passed'], ['sorts', 'failed'], ['ends', 'passed'])],
};

it('runs only the files again that have a failed test', () => {
  expect(failedFiles(first)).toEqual(['/site/b.spec.ts']);
});

it('names a test as flaky that failed first and passed then, and no other', () => {
  expect(flakyJestTests(first, second)).toEqual(['b.spec.ts: turns']);
});

it('counts the second attempt of the files that ran again', () => {
  const { testResults } = withRetry(first, second);
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => `${fullName} ${status}`),
  );
  expect(statuses).toEqual(['opens passed', 'turns passed', 'sorts failed', 'ends passed']);
});
