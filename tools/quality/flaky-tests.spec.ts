import { expect, it } from '@jest/globals';
import type { JSONReport } from '@playwright/test/reporter';
import { flakyTests } from './flaky-tests.js';

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
