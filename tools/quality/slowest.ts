import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** How long a test, or a file of tests with all that surrounds them, has taken. */
export interface Timed {
  name: string;
  ms: number;
}

export interface Timings {
  files: Timed[];
  tests: Timed[];
}

export interface JestReport {
  testResults: {
    /** The absolute path. */
    name: string;
    /** `failed` also when the file could not be loaded, and has no tests. */
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
}

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** @param root the repository's folder, left out of the names */
export const jestTimings = ({ testResults }: JestReport, root: string): Timings => ({
  files: testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  })),
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${baseName(name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
});

function browserTests({ suites = [], specs }: JSONReportSuite): Timed[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${baseName(file)}: ${title}`,
    ms: tests
      .flatMap(({ results }) => results)
      .reduce((total, { duration }) => total + duration, 0),
  }));
  return [...own, ...suites.flatMap(browserTests)];
}

/** A file of browser tests takes what its tests take. */
export function browserTimings({ suites }: JSONReport): Timings {
  const files = suites.map((suite) => ({
    name: suite.file,
    ms: browserTests(suite).reduce((total, { ms }) => total + ms, 0),
  }));
  return { files, tests: suites.flatMap(browserTests) };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** Lines that name the ten which took longest, the longest first. */
export const slowest = (timed: readonly Timed[], count = 10): string[] =>
  [...timed]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${seconds(ms)}  ${name}`);
