import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/repository.js';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/content-types.md',
  'docs/glossary.md',
];

/** A path from the root of the repository in code style, without a placeholder in it. */
const PATH = /`((?:services|gateway|packages|shell|mf-[a-z]+|tools|e2e|docs|deploy)\/[\w./-]+)`/g;

/** What a build or a start makes, and what stands for a name of the reader's own. */
const NOT_IN_THE_REPOSITORY =
  /\/dist\/|^mf-careers\/|\/open-days\/|^deploy\/docker\/secrets\/|^services\/X$/;

const pathsIn = (document: string): string[] => {
  const text = readFileSync(join(repositoryRoot, document), 'utf8');
  return [...text.matchAll(PATH)]
    .map(([, path]) => path as string)
    .filter((path) => !NOT_IN_THE_REPOSITORY.test(path));
};

it.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const missing = pathsIn(document).filter((path) => !existsSync(join(repositoryRoot, path)));

  expect(missing).toEqual([]);
});
