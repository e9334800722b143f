import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@phantom/registry';
import { documentedOperations } from '../generate/operations.js';
import { repositoryRoot } from '../stack/repository.js';

const PREFIX = '/api/sitemap/';

const declaredEntries = globSync('mf-*/remote.json', { cwd: repositoryRoot }).flatMap((file) => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  const { routes } = JSON.parse(text) as RemoteDeclaration;
  return routes.flatMap(({ entries }) => (entries?.startsWith(PREFIX) ? [entries] : []));
});

it('every call that lists pages is the `entries` of a route, so that the sitemap has these pages', () => {
  const calls = documentedOperations().filter(({ path }) => path.startsWith(PREFIX));

  expect(calls.map(({ path }) => path).sort()).toEqual([...new Set(declaredEntries)].sort());
});
