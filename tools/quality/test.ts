import { runChecks } from './checks.js';
import type { Result } from './result.js';
import { runSuites } from './suites.js';

const sum = (results: Result[], key: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[key], 0);

const results = [...(await runChecks()), ...(await runSuites())];

console.log('');
for (const { name, passed, failed } of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''}`,
  );
}
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
