// docs/licences.md, and whether every licence in it is one that we may ship. With --check nothing may change.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { isAllowed } from './allowed.js';
import { licenceList } from './list.js';
import { type Lock, shippedPackages } from './shipped-packages.js';

const inRoot = (path: string) => join(repositoryRoot, path);
const services = (await readdir(inRoot('services'))).map((name) => `services/${name}`);
const sections = (await readdir(repositoryRoot)).filter((name) => name.startsWith('mf-'));

const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as Lock;
const packages = shippedPackages(lock, ['gateway', 'shell', ...services, ...sections]);

for (const found of packages.filter((one) => !isAllowed(one))) {
  console.error(`${found.name} ${found.version}: ${found.licence || 'no licence'} is not allowed`);
  process.exitCode = 1;
}

const file = inRoot('docs/licences.md');
const before = await readFile(file, 'utf8').catch(() => '');
const after = licenceList(packages);
if (before !== after) {
  await writeFile(file, after);
  console.error('changed: docs/licences.md');
  if (process.argv.includes('--check')) process.exitCode = 1;
}
