import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@phantom/registry';
import { remotes } from '../../stack/build/build-targets.js';
import { repositoryRoot } from '../../stack/repository.js';

/** One page for each public route that the remotes declare, with the first entry that a running site has for params. */
export async function publicPages(origin: string): Promise<string[]> {
  const patterns = (await Promise.all(remotes.map(publicPatterns))).flat();
  return Promise.all(patterns.map((pattern) => pageOf(pattern, origin)));
}

async function publicPatterns(remote: string): Promise<string[]> {
  const text = await readFile(join(repositoryRoot, remote, 'remote.json'), 'utf8');
  const { routes } = JSON.parse(text) as RemoteDeclaration;
  return routes.filter(({ access }) => access === undefined).map(({ path }) => path);
}

/** Where the entries of a route with params are listed. */
const ENTRIES: Record<string, (origin: string) => Promise<string>> = {
  '/listings/:type/:location': async () => '/listings/sales/queens',
  '/listings-detail/:id': async (origin) => {
    const found = await listOf<{ id: number }[]>(
      `${origin}/api/auth/listings-listfind?type=sales&location=queens`,
    );
    return `/listings-detail/${found[0]?.id}`;
  },
  '/singleportfolio/:id': async (origin) => {
    const found = await listOf<{ completed_projects: { id: number }[] }>(
      `${origin}/api/auth/portfoliodetails`,
    );
    return `/singleportfolio/${found.completed_projects[0]?.id}`;
  },
};

async function pageOf(pattern: string, origin: string): Promise<string> {
  if (!pattern.includes(':')) return pattern;
  const find = ENTRIES[pattern];
  if (!find) throw new Error(`Say in ${import.meta.filename} where a page of ${pattern} is`);
  return find(origin);
}

async function listOf<List>(url: string): Promise<List> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return ((await response.json()) as { list: List }).list;
}
