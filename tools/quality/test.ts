import { join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { runChecks } from './checks.js';
import { succeeds } from './command.js';
import type { Result } from './result.js';
import { runSuites } from './suites.js';

const sum = (results: Result[], key: 'passed' | 'failed') =>
  results.reduce((total, result) => total + result[key], 0);

// Most checks leave a core free. What fails here is drawn, or explained, when the browser tests start the product.
const pictures = succeeds([
  ...['npm', 'run', '--silent', 'illustrations', '-w', 'tools', '--'],
  ...['--out', join(repositoryRoot, '.data', 'pictures'), '--concurrency', '1'],
]);
const checked = await runChecks();
await pictures;
const results = [...checked, ...(await runSuites())];

console.log('');
for (const { name, passed, failed } of results) {
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''}`,
  );
}
console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
