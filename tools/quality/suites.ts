import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { installChromium, NO_CHROMIUM } from '../browser/chromium.js';
import { repositoryRoot } from '../stack/repository.js';
import { succeeds } from './command.js';
import { flakyTests } from './flaky-tests.js';
import type { Result } from './result.js';
import { type JestTests, skippedBrowserTests, skippedTests } from './skipped-tests.js';

const reports = join(repositoryRoot, '.data', 'reports');

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** A suite that fails without a failing test (a crash, no tests found) still counts as one failure. */
function count(name: string, ok: boolean, passed = 0, failed = 0): Result {
  return { name, passed, failed: ok ? failed : Math.max(failed, 1) };
}

interface JestReport extends JestTests {
  numPassedTests: number;
  numFailedTests: number;
}

async function jest(name: string, config: string, ...args: string[]): Promise<Result> {
  const file = join(reports, `${name}.json`);
  await rm(file, { force: true });
  const ok = await succeeds([
    ...['node', '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
    ...['--config', config, '--json', '--outputFile', file, ...args],
  ]);
  const report = await readReport<JestReport>(file);
  const skipped = report ? skippedTests(report) : [];
  return { ...count(name, ok, report?.numPassedTests, report?.numFailedTests), skipped };
}

async function browser(): Promise<Result> {
  const file = join(reports, 'browser.json');
  await rm(file, { force: true });
  const chromium = installChromium();
  if (!chromium) return { name: 'browser tests', passed: 0, failed: 0, skipped: [NO_CHROMIUM] };
  const ok = await succeeds(['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CI: '1',
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = await readReport<JSONReport>(file);
  const flaky = report ? flakyTests(report) : [];
  const skipped = report ? skippedBrowserTests(report) : [];
  const passed = (report?.stats.expected ?? 0) + flaky.length;
  return { ...count('browser tests', ok, passed, report?.stats.unexpected), flaky, skipped };
}

/** One more than a small machine has cores: these tests wait for deadlines and processes as much as they work. */
const INTEGRATION_WORKERS = 3;

export async function runSuites(): Promise<Result[]> {
  await mkdir(reports, { recursive: true });
  return [
    await jest('unit tests', 'jest.config.mjs', '--maxWorkers=100%'),
    await jest('integration tests', 'jest.int.config.mjs', `--maxWorkers=${INTEGRATION_WORKERS}`),
    await browser(),
  ];
}
