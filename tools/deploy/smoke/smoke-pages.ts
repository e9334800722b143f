import {
  type LanguageCode,
  localizedPath,
  type RemoteDeclaration,
  type RouteDeclaration,
} from '@phantom/registry';
import { type Role, SIGNED_IN_ROLES } from './smoke-sessions.js';

/** The default one, and the one with the longest words. */
const LANGUAGES: readonly LanguageCode[] = ['en', 'de'];

/** One page to be opened. */
export interface SmokePage {
  route: string;
  /** With its language. */
  path: string;
  role: Role;
}

/** What a smoke test opens, and what it cannot. */
export interface SmokePlan {
  pages: SmokePage[];
  /** Routes without a page to open, each with the reason. */
  unopened: { route: string; reason: string }[];
  /** What keeps the plan from being one. */
  problems: string[];
}

/** The entries of a route, as a call of the API lists them. */
export type ListEntries = (call: string, role: Role) => Promise<Record<string, unknown>[]>;

/** What is opened of the shell, which has no page of its own. */
const SHELL: Pick<RemoteDeclaration, 'routes' | 'menu'> = {
  routes: [{ path: '/', frame: 'public' }],
  menu: [],
};

/** Plans the pages of every route: for each role, in two languages; of a route with params its first and last entry. */
export const planPages = async (
  declaration: RemoteDeclaration | undefined,
  listEntries: ListEntries,
): Promise<SmokePlan> => {
  const { routes, menu } = declaration ?? SHELL;
  const plans = await Promise.all(
    routes.map((route) => planRoute(route, listEntries, audienceOf(route, menu))),
  );
  return {
    pages: plans.flatMap(({ pages }) => pages),
    unopened: plans.flatMap(({ unopened }) => unopened),
    problems: plans.flatMap(({ problems }) => problems),
  };
};

/** Who works with a page, by the entry of the menu that leads to it. */
interface Audience {
  isOfInvestors: boolean;
  /** The page lies below a page of employees: an investor who may not see that one may not see this one. */
  isBelowEmployeesPage: boolean;
}

const audienceOf = ({ path }: RouteDeclaration, menu: RemoteDeclaration['menu']): Audience => {
  const rolesAt = (address: string) =>
    menu.flatMap((entry) => (entry.path === address ? (entry.roles ?? []) : []));
  const parents = path
    .split('/')
    .map((_part, index, parts) => parts.slice(0, index).join('/'))
    .filter((parent) => parent !== '');
  const roles = parents.flatMap(rolesAt);
  return {
    isOfInvestors: rolesAt(path).includes('Investor'),
    isBelowEmployeesPage: roles.length > 0 && !roles.includes('Investor'),
  };
};

const planRoute = async (
  route: RouteDeclaration,
  listEntries: ListEntries,
  audience: Audience,
): Promise<SmokePlan> => {
  const { path, entries, params } = route;
  if (!path.includes(':')) return planOf({ pages: pagesAt(route, [path], audience) });
  if (!entries) {
    const problem = `${path}: remote.json names no call under "entries" that lists its pages`;
    return planOf({ problems: [problem] });
  }
  try {
    const list = await listEntries(entries, route.access ? 'manager' : 'visitor');
    const paths = firstAndLast(list).map((entry) => pathOfEntry(path, { ...params, ...entry }));
    if (paths.length > 0) return planOf({ pages: pagesAt(route, paths, audience) });
    return planOf({ unopened: [{ route: path, reason: `${entries} lists no page` }] });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return planOf({ problems: [`${path}: its pages cannot be listed: ${reason}`] });
  }
};

const planOf = (part: Partial<SmokePlan>): SmokePlan => ({
  pages: [],
  unopened: [],
  problems: [],
  ...part,
});

/**
 * The languages in which each role opens a page. Managers and employees see the same pages but for what a right opens, so that each
 * takes one language; an investor's own pages are opened in both, and of the pages of employees those in the menu.
 */
const languagesOf = (role: Role, audience: Audience): readonly LanguageCode[] => {
  if (role === 'visitor') return LANGUAGES;
  if (role === 'investor' && audience.isOfInvestors) return LANGUAGES;
  if (role === 'investor' && audience.isBelowEmployeesPage) return [];
  return role === 'employee' ? ['de'] : ['en'];
};

/** The first path for every role; another one once. */
const pagesAt = (
  { path: route, access }: RouteDeclaration,
  paths: string[],
  audience: Audience,
): SmokePage[] => {
  const roles: readonly Role[] = access ? SIGNED_IN_ROLES : ['visitor'];
  const [first = '', ...others] = paths;
  const page = (path: string, language: LanguageCode, role: Role) => ({
    route,
    path: localizedPath(path, language),
    role,
  });
  return [
    ...roles.flatMap((role) =>
      languagesOf(role, audience).map((language) => page(first, language, role)),
    ),
    ...others.map((path) => page(path, 'en', roles[0] ?? 'visitor')),
  ];
};

const firstAndLast = <Entry>(list: readonly Entry[]): Entry[] =>
  list.length > 1 ? [...list.slice(0, 1), ...list.slice(-1)] : [...list];

const pathOfEntry = (pattern: string, entry: Record<string, unknown>): string =>
  pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const { [name]: value } = entry;
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
      return encodeURIComponent(value);
    }
    throw new Error(`an entry has no "${name}"`);
  });
