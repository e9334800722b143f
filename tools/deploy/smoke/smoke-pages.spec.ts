import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDeclaration, RouteDeclaration } from '@phantom/registry';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from '../../stack/repository.js';
import { type ListEntries, planPages } from './smoke-pages.js';

const list: ListEntries = async () => [{ id: 1 }, { id: 2 }, { id: 'a b' }];

const plan = (route: Partial<RouteDeclaration>, entries = list, menu = [] as unknown[]) =>
  planPages(
    {
      name: 'mf-x',
      namespace: 'mf-x',
      routes: [{ path: '/x', frame: 'public', ...route }],
      menu: menu as RemoteDeclaration['menu'],
    },
    entries,
  );

const opened = async (planned: ReturnType<typeof plan>) =>
  (await planned).pages.map(({ path: address, role }) => `${role} ${address}`);

describe('planPages', () => {
  it('opens a public page in two languages', async () => {
    expect(await opened(plan({}))).toEqual(['visitor /x', 'visitor /de/x']);
  });

  it('opens the first and the last entry of a route with params', async () => {
    const pages = await opened(plan({ path: '/x/:id', entries: '/api/sitemap/x' }));
    expect(pages).toEqual(['visitor /x/1', 'visitor /de/x/1', 'visitor /x/a%20b']);
  });

  it('opens a protected page as each role, and lists its entries as a manager', async () => {
    const asked: string[][] = [];
    const entries: ListEntries = async (...call) => {
      asked.push(call);
      return list(...call);
    };
    const route = { path: '/x/:id', access: 'signed-in', entries: '/api/x' } as const;
    const pages = await opened(plan(route, entries));
    expect(pages).toEqual([
      'manager /x/1',
      'employee /de/x/1',
      'investor /x/1',
      'manager /x/a%20b',
    ]);
    expect(asked).toEqual([['/api/x', 'manager']]);
  });

  it('opens an investor’s page in two languages as an investor', async () => {
    const menu = [{ path: '/x', roles: ['Investor'] }];
    const pages = await opened(plan({ access: 'signed-in' }, list, menu));
    expect(pages).toContain('investor /x');
    expect(pages).toContain('investor /de/x');
  });

  it('opens no page below a page of employees as an investor', async () => {
    const menu = [{ path: '/x', roles: ['admin'] }];
    const list = await opened(plan({ access: 'signed-in' }, undefined, menu));
    expect(list).toEqual(['manager /x', 'employee /de/x', 'investor /x']);
    const below = { path: '/x/:id', access: 'signed-in', entries: '/api/x' } as const;
    const detail = await opened(plan(below, undefined, menu));
    expect(detail).toEqual(['manager /x/1', 'employee /de/x/1', 'manager /x/a%20b']);
  });

  it('takes the params that the entries lack from the declaration', async () => {
    const route = { path: '/x/:service/:id', entries: '/api/x', params: { service: 'content' } };
    expect(await opened(plan(route))).toContain('visitor /x/content/1');
  });

  it('names a route whose call lists no page', async () => {
    const { unopened } = await plan({ path: '/x/:id', entries: '/api/x' }, async () => []);
    expect(unopened).toEqual([{ route: '/x/:id', reason: '/api/x lists no page' }]);
  });

  it.each([
    ['without a call that lists its pages', {}, list, /names no call/],
    ['whose call fails', { entries: '/api/x' }, () => Promise.reject(new Error('503')), /503/],
    ['whose entries lack a param', { entries: '/api/x' }, async () => [{ no: 1 }], /no "id"/],
  ])('reports the error of a route %s', async (_what, route, entries, problem) => {
    const { problems, pages } = await plan({ path: '/x/:id', ...route }, entries);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(pages).toEqual([]);
  });

  it.each(remotes)('finds a page of every route of %s', async (name: string) => {
    const file = path.join(repositoryRoot, name, 'remote.json');
    const declaration = JSON.parse(await readFile(file, 'utf8')) as RemoteDeclaration;
    const names = {
      ...{ kind: 'contact', type: 'sales', location: 'queens' },
      ...{ borough: 'queens', slug: 'our-buildings' },
    };
    const entry = { id: 1, number: 1, ...names };
    const { pages, unopened, problems } = await planPages(declaration, async () => [entry]);
    expect([unopened, problems]).toEqual([[], []]);
    expect(new Set(pages.map(({ route }) => route))).toEqual(
      new Set(declaration.routes.map(({ path: route }) => route)),
    );
  });
});
