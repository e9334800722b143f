import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { installPrograms } from '../testing/programs.mjs';
import { countSkipped } from './accepted-skips.js';
import { runChecks } from './checks.js';
import type { Result } from './result.js';
import { runSuites } from './suites.js';

const sum = (results: Result[], key: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[key], 0);

// What is installed in the system need not be on the path of this user.
const programs = join(repositoryRoot, '.data', 'programs');
installPrograms(programs);
process.env.PATH = `${programs}${delimiter}${process.env.PATH}`;

const checked = await runChecks();
const isReviewed = process.argv.includes('--reviewed-skips');
const results = [...checked, ...(await runSuites())].map((result) =>
  countSkipped(result, isReviewed),
);

console.log('');
for (const { name, passed, failed, skipped = [], flaky = [], isOpen } of results) {
  const counts = [
    isOpen ? 'not checked' : `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped.length ? [`${skipped.length} skipped`] : []),
    ...(flaky.length ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
  ];
  console.log(`${failed ? '✗' : isOpen ? '⚠' : '✓'} ${name}: ${counts.join(', ')}`);
}
const skipped = results.flatMap((result) => result.skipped ?? []);
if (skipped.length > 0) console.log(`\n${skipped.length} skipped:\n${skipped.join('\n')}`);
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
