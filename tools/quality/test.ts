import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { installPrograms } from '../programs/programs.mjs';
import { countSkipped } from './accepted-skips.js';
import { changedFiles, workspacesOf } from './changed/workspaces.js';
import { type ChangedPlan, planChanged, type Sections } from './changed/plan-changed.js';
import { runServerBuilds, runStaticChecks, runWeight } from './checks.js';
import type { Result } from './result.js';
import { slowest } from './slowest.js';
import { retryFailed, runBrowserTests, runIntegrationTests, runUnitTests } from './suites.js';

const sum = (results: Result[], key: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[key], 0);

function changedPlan(): ChangedPlan {
  const sections = readFileSync(join(repositoryRoot, 'e2e/sections.json'), 'utf8');
  const workspaces = workspacesOf(repositoryRoot);
  return planChanged(changedFiles(repositoryRoot), workspaces, JSON.parse(sections) as Sections);
}

/**
 * Integration tests wait for processes and deadlines as much as they work. Unit tests get the time that they leave of two cores, and checks
 * the rest. Browser tests need both cores. The integration tests of the whole site start what `runWeight` builds.
 */
async function runAll(plan?: ChangedPlan): Promise<Result[]> {
  const built = await runServerBuilds(plan);
  const checking = runStaticChecks({ plan, priority: 15 });
  const weighed = await runWeight(plan);
  const [units, integration, checked] = await Promise.all([
    runUnitTests(plan?.folders, 10),
    runIntegrationTests(plan?.folders),
    checking,
  ]);
  const tested = await retryFailed([...units, ...integration]);
  return [...built, ...weighed, ...checked, ...tested, ...(await runBrowserTests(plan?.specs))];
}

// What is installed in the system need not be on the path of this user.
const programs = join(repositoryRoot, '.data', 'programs');
installPrograms(programs);
process.env.PATH = `${programs}${delimiter}${process.env.PATH}`;

// A run starts hundreds of Node processes that load the same modules. Entries of an earlier run would add up.
process.env.NODE_COMPILE_CACHE = join(repositoryRoot, '.data', 'cache', 'node');
rmSync(process.env.NODE_COMPILE_CACHE, { recursive: true, force: true });

const isReviewed = process.argv.includes('--reviewed-skips');
const plan = process.argv.includes('--changed') ? changedPlan() : undefined;
if (plan?.files.length === 0) console.log('Nothing has changed.');
const results = (await runAll(plan)).map((result) => countSkipped(result, isReviewed));

console.log('');
for (const { name, passed, failed, skipped = [], flaky = [], isOpen } of results) {
  const counts = [
    isOpen ? 'not checked' : `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped.length ? [`${skipped.length} skipped`] : []),
    ...(flaky.length ? [`${flaky.length} flaky`] : []),
  ];
  console.log(`${failed ? '✗' : isOpen ? '⚠' : '✓'} ${name}: ${counts.join(', ')}`);
}
const skipped = results.flatMap((result) => result.skipped ?? []);
if (skipped.length > 0) console.log(`\n${skipped.length} skipped:\n${skipped.join('\n')}`);
const timings = results.flatMap((result) => result.timings ?? []);
if (timings.length > 0) {
  console.log(`\nThe slowest files:\n${slowest(timings.flatMap(({ files }) => files)).join('\n')}`);
  console.log(`\nThe slowest tests:\n${slowest(timings.flatMap(({ tests }) => tests)).join('\n')}`);
}
const flaky = results.flatMap((result) => result.flaky ?? []);
console.log(`\nFlaky: ${flaky.length > 0 ? `\n${flaky.join('\n')}` : 'none'}`);
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
