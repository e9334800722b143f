import type { JSONReport } from '@playwright/test/reporter';
import { browserTimings, jestTimings, slowest } from './slowest.js';

describe('slowest', () => {
  it('lists the slowest first, up to the requested count', () => {
    const timed = [1_200, 30, 98_760].map((ms, index) => ({ name: `test ${index}`, ms }));
    expect(slowest(timed, 2)).toEqual(['   98.8 s  test 2', '    1.2 s  test 0']);
  });
});

describe('jestTimings', () => {
  it('includes the set-up of a file, and counts a skipped test as 0 ms', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'list is sorted', duration: 40 },
      { status: 'pending', fullName: 'list is long', duration: null },
    ];
    const file = {
      name: '/r/a/list.spec.ts',
      status: 'passed',
      startTime: 100,
      endTime: 350,
      assertionResults,
    };
    const report = { testResults: [file] };
    expect(jestTimings(report, '/r')).toEqual({
      files: [{ name: 'a/list.spec.ts', ms: 250 }],
      tests: [
        { name: 'list.spec.ts: list is sorted', ms: 40 },
        { name: 'list.spec.ts: list is long', ms: 0 },
      ],
    });
  });
});

describe('browserTimings', () => {
  it('sums all attempts of a test, and all tests of a file', () => {
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'a.e2e-spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const inner = { title: 'a list', file: 'a.e2e-spec.ts', specs: [spec('turns', 5, 7)] };
    const file = { file: 'a.e2e-spec.ts', specs: [spec('opens', 3)], suites: [inner] };
    expect(browserTimings({ suites: [file] } as unknown as JSONReport)).toEqual({
      files: [{ name: 'a.e2e-spec.ts', ms: 15 }],
      tests: [
        { name: 'a.e2e-spec.ts: opens', ms: 3 },
        { name: 'a.e2e-spec.ts: turns', ms: 12 },
      ],
    });
  });
});
