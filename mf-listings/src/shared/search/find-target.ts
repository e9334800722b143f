import { api, unwrap } from '@phantom/mf-kit';
import { parseBorough } from '../listing-types';
import {
  activeGroups,
  FILTER_GROUPS,
  type FilterGroup,
  movedTo,
  withoutGroup,
  withoutPlaces,
} from './change-search';
import { noticePath } from './query-notice';
import { readSearch } from './read-search';
import type { Search } from './search';
import { searchPath } from './write-search';

const interpret = (typed: string, { listingType, borough }: Search, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-query', {
      params: { query: { q: typed, type: listingType, location: borough ?? undefined } },
      signal,
    }),
  );

type Interpretation = Awaited<ReturnType<typeof interpret>>;

/**
 * The target of typed words: the list narrowed by their meaning, a place in another borough, or a listing. Null
 * when they have no known meaning.
 * @param extra further parameters for the URL
 */
export const findTarget = async (
  typed: string,
  search: Search,
  signal: AbortSignal,
  extra: Record<string, string> = {},
): Promise<string | null> => {
  const understood = await interpret(typed, search, signal);
  if (!understood.understood) return null;
  if (understood.id !== null) return `/listings-detail/${understood.id}`;
  const { guesses, near, moved_to: place, unmatched, missing_address: missing } = understood;
  const { other_type: otherType } = understood;
  const notice = {
    typed,
    typedAt: searchPath({ ...search, q: undefined }),
    guesses,
    near,
    movedTo: place,
    unmatched,
    otherType,
    missingAddress: missing,
  };
  return noticePath(narrowed(search, understood), notice, extra);
};

/** A home has to have all of them: further ones are added to those that are chosen. */
const ADDED = ['amenities', 'nearby', 'commute'] as const satisfies FilterGroup[];
const isAdded = (group: FilterGroup) => ADDED.some((added) => added === group);

/** The search with the interpreted filters in place of its own. */
const narrowed = (search: Search, { type, location, filters }: Interpretation): Search => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) {
    for (const value of [values].flat()) params.append(name, String(value));
  }
  const borough = parseBorough(location);
  const { search: parsed } = readSearch(type, borough, params);
  const groups = activeGroups(parsed);
  const isPlaced = groups.some((group) => ['place', 'street', 'bounds', 'within'].includes(group));
  const moved = movedTo(search, type, borough);
  const base = groups.reduce(
    (rest, group) => (isAdded(group) ? rest : withoutGroup(rest, group)),
    isPlaced ? withoutPlaces(moved) : moved,
  );
  const fields = groups.flatMap((group) =>
    FILTER_GROUPS[group].map((field) => [field, parsed[field]]),
  );
  return {
    ...base,
    // The words that became filters are dropped.
    q: undefined,
    ...Object.fromEntries(fields),
    ...Object.fromEntries(
      ADDED.map((field) => [field, [...new Set([...base[field], ...parsed[field]])]]),
    ),
    sort: parsed.sort === 'newest' ? base.sort : parsed.sort,
  };
};
