import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JSONReport } from '@playwright/test/reporter';
import { installBrowsers, NO_CHROMIUM } from '../browser/chromium.js';
import { repositoryRoot } from '../stack/repository.js';
import { runToString, succeeds } from './command.js';
import { failedFiles, flakyJestTests, flakyTests, withRetry } from './flaky-tests.js';
import type { Result } from './result.js';
import { skippedBrowserTests, skippedTests } from './skipped-tests.js';
import { browserTimings, jestTimings, type JestReport } from './slowest.js';

const reports = join(repositoryRoot, '.data', 'reports');

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** A suite that fails without a failing test (a crash, no tests found) still counts as one failure. */
function count(name: string, ok: boolean, passed = 0, failed = 0): Result {
  return { name, passed, failed: ok ? failed : Math.max(failed, 1) };
}

interface JestConfig {
  projects: { displayName: string; rootDir: string }[];
}

/** The projects of a configuration that lie in one of the folders. */
async function projectsIn(config: string, folders: string[]): Promise<string[]> {
  const url = pathToFileURL(join(repositoryRoot, config)).href;
  const { default: loaded } = (await import(url)) as { default: JestConfig };
  const paths = folders.map((folder) => join(repositoryRoot, folder, sep));
  return loaded.projects
    .filter(({ rootDir }) => paths.includes(join(rootDir, sep)))
    .map(({ displayName }) => displayName);
}

/** When more files fail, the cause is the change, and a second attempt would only take time. */
const RETRIED_FILES = 10;

interface JestRun {
  name: string;
  config: string;
  /** Those that have changed; all without it. */
  folders?: string[];
  workers: number | string;
  /** As of `nice`. With it the suite runs beside others, and its output comes in one piece when it has ended. */
  priority?: number;
}

async function jest({ name, config, folders, workers, priority }: JestRun): Promise<Result[]> {
  const projects = folders && (await projectsIn(config, folders));
  if (projects?.length === 0) return [];
  await mkdir(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  const attempt = async (args: string[], runsBeside: number | undefined) => {
    await rm(file, { force: true });
    const command = [
      ...['node', '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
      ...['--config', config, '--json', '--outputFile', file, ...args],
      ...(projects ? ['--selectProjects', ...projects] : []),
    ];
    const ok = await (runsBeside === undefined
      ? succeeds(command)
      : runBeside(command, runsBeside));
    return { ok, report: await readReport<JestReport>(file) };
  };
  const { ok, report } = await attempt([`--maxWorkers=${workers}`], priority);
  if (!report) return [count(name, ok)];
  const result = jestResult(name, ok, report);
  const failed = failedFiles(report);
  if (failed.length === 0 || failed.length > RETRIED_FILES) return [result];
  const retry = async (): Promise<Result> => {
    const args = ['--maxWorkers=1', '--runTestsByPath', ...failed];
    const second = await attempt(args, undefined);
    if (!second.report) return result;
    const merged = jestResult(name, second.ok, withRetry(report, second.report));
    return { ...merged, flaky: flakyJestTests(report, second.report) };
  };
  return [{ ...result, retry }];
}

function jestResult(name: string, ok: boolean, report: JestReport): Result {
  const statuses = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (asked: string) => statuses.filter(({ status }) => status === asked).length;
  return {
    ...count(name, ok, having('passed'), having('failed')),
    skipped: skippedTests(report),
    timings: jestTimings(report, repositoryRoot),
  };
}

/** Runs the failed tests a second time. To be called when nothing else runs. */
export async function retryFailed(results: Result[]): Promise<Result[]> {
  const retried: Result[] = [];
  for (const result of results) retried.push((await result.retry?.()) ?? result);
  return retried;
}

async function runBeside(command: string[], priority: number): Promise<boolean> {
  const { ok, output } = await runToString(command, priority);
  process.stdout.write(output);
  return ok;
}

/** @param specs their names; all without it */
export async function runBrowserTests(specs?: string[]): Promise<Result[]> {
  if (specs?.length === 0) return [];
  await mkdir(reports, { recursive: true });
  const file = join(reports, 'browser.json');
  await rm(file, { force: true });
  if (!installBrowsers())
    return [{ name: 'browser tests', passed: 0, failed: 0, skipped: [NO_CHROMIUM] }];
  const command = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  const files = specs?.map((spec) => `specs/${spec}.e2e-spec.ts`) ?? [];
  const ok = await succeeds([...command, ...files], {
    CI: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = await readReport<JSONReport>(file);
  const flaky = report ? flakyTests(report) : [];
  const skipped = report ? skippedBrowserTests(report) : [];
  const passed = (report?.stats.expected ?? 0) + flaky.length;
  const timings = report && browserTimings(report);
  return [
    { ...count('browser tests', ok, passed, report?.stats.unexpected), flaky, skipped, timings },
  ];
}

/** The time limits of unit tests are long: those of a page are 60 seconds. */
export const runUnitTests = (folders?: string[], priority?: number) =>
  jest({ name: 'unit tests', config: 'jest.config.mjs', folders, workers: '100%', priority });

/** One more than a small machine has cores: these tests wait for deadlines and processes as much as they work. */
const INTEGRATION_WORKERS = 3;

export const runIntegrationTests = (folders?: string[]) =>
  jest({
    name: 'integration tests',
    config: 'jest.int.config.mjs',
    folders,
    workers: INTEGRATION_WORKERS,
  });
