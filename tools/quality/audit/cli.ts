// Fails on a known hole of severity high or critical in what is used in production, unless accepted.json says why not.
import { readFile } from 'node:fs/promises';
import { NOT_CHECKED } from '../result.js';
import { type Accepted, judge } from './advisories.js';
import { severeAdvisories } from './ask-registry.js';

const file = new URL('accepted.json', import.meta.url);
const accepted = JSON.parse(await readFile(file, 'utf8')) as Accepted[];
const advisories = await severeAdvisories();
if (advisories) {
  const today = new Date().toISOString().slice(0, 10);
  const { open, overdue, needless } = judge(advisories, accepted, today);
  for (const { id, package: name, severity, title } of open) {
    console.error(`${severity}: ${name}: ${title} (https://github.com/advisories/${id})`);
  }
  for (const { id, until } of overdue) console.error(`${id} was accepted until ${until} only`);
  for (const { id } of needless) console.error(`${id} is accepted and not there any more`);
  process.exitCode = open.length + needless.length > 0 ? 1 : 0;
} else {
  console.error(
    'The registry of npm did not say which holes are known: this says nothing of them.',
  );
  process.exitCode = NOT_CHECKED;
}
