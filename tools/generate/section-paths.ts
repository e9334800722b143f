import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from '../stack/repository.js';

/** First parts of addresses that the gateway itself answers, and the languages. */
const OF_GATEWAY = [
  ...['api', 'assets', 'audio', 'design', 'feeds', 'health', 'internal', 'media', 'pictures', 'r'],
  ...['sitemaps', 'en', 'de', 'it', 'ru', 'es'],
];

/** The first part of every address that a section or the gateway owns: no page of an employee may take it. */
export function sectionPaths(): string[] {
  const routes = remotes.flatMap((remote) => {
    const file = readFileSync(join(repositoryRoot, remote, 'remote.json'), 'utf8');
    return (JSON.parse(file) as { routes: { path: string }[] }).routes;
  });
  const owned = routes.flatMap(({ path }) => path.split('/')[1] ?? []);
  const fixed = owned.filter((part) => part !== '' && !part.startsWith(':'));
  return [...new Set([...OF_GATEWAY, ...fixed])].sort();
}

export const renderSectionPaths = (paths: readonly string[]): string =>
  [
    '// Made by `npm run generate` from the remote.json of the sections. Do not edit.',
    '',
    '/** The first part of every address that a section or the gateway owns. */',
    'export const SECTION_PATHS: readonly string[] = [',
    ...paths.map((path) => `  '${path}',`),
    '];',
    '',
  ].join('\n');
