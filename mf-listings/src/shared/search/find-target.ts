import { api, unwrap } from '@phantom/mf-kit';
import { parseBorough } from '../sections';
import { movedTo, withoutPlaces } from './change-search';
import { activeGroups, FILTER_GROUPS, withoutGroup } from './filter-groups';
import { noticePath } from './query-notice';
import { readSearch } from './read-search';
import type { Search } from './search';

/** What typed words stand for, as the service understands them. */
const understand = (typed: string, { tab, borough }: Search, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-query', {
      params: { query: { q: typed, type: tab, location: borough ?? undefined } },
      signal,
    }),
  );

type Understood = Awaited<ReturnType<typeof understand>>;

/**
 * Where typed words lead from a search: to its list narrowed by what they say, to a place that they name in another
 * borough, or to a home. Null where they say nothing that anybody knows.
 * @param extra what else of the page stands in the address
 */
export const findTarget = async (
  typed: string,
  search: Search,
  signal: AbortSignal,
  extra: Record<string, string> = {},
): Promise<string | null> => {
  const understood = await understand(typed, search, signal);
  if (!understood.understood) return null;
  if (understood.id !== null) return `/listings-detail/${understood.id}`;
  const { guesses, near, moved_to: place, unmatched, missing_address: missing } = understood;
  const notice = {
    typed,
    guesses,
    near,
    movedTo: place,
    unmatched,
    missingAddress: missing,
  };
  return noticePath(narrowed(search, understood), notice, extra);
};

/** The search with what was typed in place of what it said of the same. */
const narrowed = (search: Search, { type, location, filters }: Understood): Search => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) {
    for (const value of [values].flat()) params.append(name, String(value));
  }
  const borough = parseBorough(location);
  const { search: said } = readSearch(type, borough, params);
  const groups = activeGroups(said);
  const isPlaced = groups.some((group) => ['place', 'street', 'bounds'].includes(group));
  const moved = movedTo(search, type, borough);
  const base = groups.reduce(
    (rest, group) => (group === 'amenities' ? rest : withoutGroup(rest, group)),
    isPlaced ? withoutPlaces(moved) : moved,
  );
  const fields = groups.flatMap((group) =>
    FILTER_GROUPS[group].map((field) => [field, said[field]]),
  );
  return {
    ...base,
    // The words that are not filters by now have done their work.
    q: undefined,
    ...Object.fromEntries(fields),
    amenities: [...new Set([...base.amenities, ...said.amenities])],
    sort: said.sort === 'newest' ? base.sort : said.sort,
  };
};
