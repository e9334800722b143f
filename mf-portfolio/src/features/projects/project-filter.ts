import type { Project } from './api';

export const TABS = ['completed', 'current'] as const;
export type Tab = (typeof TABS)[number];

export const SORTS = ['newest', 'oldest', 'name'] as const;
type Sort = (typeof SORTS)[number];

/** The fields that visitors filter by, as they are called in the address. */
export const FACETS = ['type', 'borough', 'year'] as const;
export type Facet = (typeof FACETS)[number];

export interface ProjectFilter extends Record<Facet, string | null> {
  tab: Tab;
  /** Null for the order of the employees. */
  sort: Sort | null;
}

const VALUES: Record<Facet, (project: Project) => string | null> = {
  type: ({ category }) => category,
  borough: ({ borough }) => borough,
  year: ({ acquired_on: day }) => day.slice(0, 4),
};

/** Reads the filter from the address. Unknown tabs and sorts count as not set. */
export function filterOf(query: URLSearchParams): ProjectFilter {
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name)) ?? null;
  const [type, borough, year] = FACETS.map((facet) => query.get(facet) || null);
  return {
    tab: known(TABS, 'tab') ?? 'completed',
    sort: known(SORTS, 'sort'),
    ...{ type: type ?? null, borough: borough ?? null, year: year ?? null },
  };
}

/** The address of a filter. What is not set is left out. */
export function queryOf({ tab, ...filter }: ProjectFilter): URLSearchParams {
  const set = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(tab === 'completed' ? set : [['tab', tab], ...set]);
}

const matches = (project: Project, filter: ProjectFilter, facets: readonly Facet[]): boolean =>
  facets.every((facet) => filter[facet] === null || VALUES[facet](project) === filter[facet]);

/** How many projects of a tab match the filter. */
export const countIn = (tab: Tab, projects: readonly Project[], filter: ProjectFilter): number =>
  projects.filter(
    ({ stage, ...rest }) => stage === tab && matches({ stage, ...rest }, filter, FACETS),
  ).length;

/** The projects of the open tab that match the filter, sorted. */
export function found(projects: readonly Project[], filter: ProjectFilter): Project[] {
  const matching = projects.filter(
    (project) => project.stage === filter.tab && matches(project, filter, FACETS),
  );
  const { sort } = filter;
  if (!sort) return matching;
  const byDay = (one: Project, other: Project) => one.acquired_on.localeCompare(other.acquired_on);
  const orders: Record<Sort, typeof byDay> = {
    newest: (one, other) => byDay(other, one),
    oldest: byDay,
    name: (one, other) => one.address1.localeCompare(other.address1, 'en', { numeric: true }),
  };
  return matching.toSorted(orders[sort]);
}

export interface Choice {
  value: string;
  count: number;
}

/** The values of a facet in the open tab, with the number of projects that each would show. */
export function choicesOf(
  facet: Facet,
  projects: readonly Project[],
  filter: ProjectFilter,
): Choice[] {
  const others = FACETS.filter((each) => each !== facet);
  const counts = new Map<string, number>();
  for (const project of projects) {
    const value = VALUES[facet](project);
    if (value === null || project.stage !== filter.tab) continue;
    const isMatch = matches(project, filter, others);
    counts.set(value, (counts.get(value) ?? 0) + (isMatch ? 1 : 0));
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value));
}
