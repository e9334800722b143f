import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import type { RemoteDeclaration, RouteDeclaration } from '@phantom/registry';
import { repositoryRoot } from '../../../tools/stack/repository.js';

/** One page of each kind: timing all pages would take hours. */
export const TIMED_PAGES = ['/', '/listings/sales/queens', '/portfolio', '/our-team', '/login'];

/**
 * One page for each public route of the remotes: for a route with params the first one in the sitemap. Routes without a page
 * are left out: the demo has no pages under addresses that employees choose.
 */
export async function publicPages(origin: string): Promise<string[]> {
  const routes = (await Promise.all(remotes.map(publicRoutes))).flat();
  const pages = await Promise.all(routes.map((route) => pageOf(route, origin)));
  return pages.filter((page) => page !== undefined);
}

async function publicRoutes(remote: string): Promise<RouteDeclaration[]> {
  const text = await readFile(join(repositoryRoot, remote, 'remote.json'), 'utf8');
  const { routes } = JSON.parse(text) as RemoteDeclaration;
  return routes.filter(({ access }) => access === undefined);
}

async function pageOf(
  { path, entries }: RouteDeclaration,
  origin: string,
): Promise<string | undefined> {
  if (!path.includes(':')) return path;
  if (!entries)
    throw new Error(`${path} declares no entries: which page of it should be measured?`);
  const response = await fetch(origin + entries);
  if (!response.ok) throw new Error(`${origin}${entries} answered ${response.status}`);
  const { list } = (await response.json()) as { list: Record<string, string | number>[] };
  const [first] = list;
  return first && path.replace(/:(\w+)/g, (_param, name: string) => String(first[name]));
}
