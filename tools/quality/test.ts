import { join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { runChecks } from './checks.js';
import { succeeds } from './command.js';
import type { Result } from './result.js';
import { runSuites } from './suites.js';

const sum = (results: Result[], key: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[key], 0);

// The drawing takes one core, whenever a check leaves it free. What fails here is drawn, or explained, when the browser tests start the product.
const pictures = succeeds([
  ...['npm', 'run', '--silent', 'illustrations', '-w', 'tools', '--'],
  ...['--out', join(repositoryRoot, '.data', 'pictures'), '--concurrency', '1'],
]);
const checked = await runChecks();
await pictures;
const results = [...checked, ...(await runSuites())];

console.log('');
for (const { name, passed, failed, flaky = [], isOpen } of results) {
  const counts = [
    isOpen ? 'not checked' : `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(flaky.length ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : []),
  ];
  console.log(`${failed ? '✗' : isOpen ? '⚠' : '✓'} ${name}: ${counts.join(', ')}`);
}
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
