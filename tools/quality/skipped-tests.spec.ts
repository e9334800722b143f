import { expect, it, jest } from '@jest/globals';
import type { JSONReport } from '@playwright/test/reporter';
import { countSkipped } from './accepted-skips.js';
import { runCheck } from './checks.js';
import { NOT_CHECKED } from './result.js';
import { skippedBrowserTests, skippedTests } from './skipped-tests.js';

it('lists the skipped and the announced tests of a Jest report', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'list sorts' },
    { status: 'pending', fullName: 'list turns' },
    { status: 'todo', fullName: 'list filters' },
    { status: 'failed', fullName: 'list opens' },
  ];
  expect(skippedTests({ testResults: [{ assertionResults }] })).toEqual([
    'list turns',
    'list filters',
  ]);
});

it('lists the skipped tests of a Playwright report, also those within a describe', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.e2e-spec.ts',
    tests: [{ status }],
  });
  const inner = { title: 'a list', specs: [spec('turns', 'skipped'), spec('sorts', 'flaky')] };
  const outer = [spec('opens', 'expected'), spec('closes', 'skipped'), spec('ends', 'unexpected')];
  const suites = [{ title: 'a.e2e-spec.ts', specs: outer, suites: [inner] }];
  expect(skippedBrowserTests({ suites } as unknown as JSONReport)).toEqual([
    'a.e2e-spec.ts: closes',
    'a.e2e-spec.ts: turns',
  ]);
});

it('counts a check that could not be made as skipped, with the last line that it printed', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const script = `console.log('Asking…'); console.log('Nobody answered.'); process.exit(${NOT_CHECKED})`;
  const result = await runCheck({ name: 'known holes', command: ['node', '-e', script] });
  expect(result).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: ['known holes: Nobody answered.'],
  });
  expect(countSkipped(result, true, [])).toMatchObject({ failed: 1 });
});
