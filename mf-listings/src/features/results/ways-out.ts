import { parseBorough } from '../../shared/sections';
import { movedTo, withoutFilters } from '../../shared/search/change-search';
import { activeGroups, withoutGroup, type FilterGroup } from '../../shared/search/filter-groups';
import type { Search } from '../../shared/search/search';
import { countHomes } from './api/count-homes';
import { suggestPlaces, type PlaceSuggestion } from '../../shared/search-box/suggest-places';

/** What to do where nothing matches. */
export interface WaysOut {
  /** Filters without which there are homes, the most first. */
  without: { group: FilterGroup; total: number }[];
  /** Homes without any filter. */
  all: number;
  /** Homes without any filter in the whole city; null where it is searched already. */
  city: number | null;
  /** Places that the words may have meant. */
  meant: PlaceSuggestion[];
}

const MOST_PLACES = 3;

/** Finds out which filter keeps the homes away, by asking without each. */
export const findWaysOut = async (search: Search, signal: AbortSignal): Promise<WaysOut> => {
  const count = (each: Search) => countHomes(each, signal).catch(() => 0);
  const [counts, all, city, meant] = await Promise.all([
    Promise.all(
      activeGroups(search).map(async (group) => ({
        group,
        total: await count(withoutGroup(search, group)),
      })),
    ),
    count(withoutFilters(search)),
    search.borough === null ? null : count(withoutFilters(movedTo(search, search.tab, null))),
    search.q ? suggestPlaces(search.q, search.tab, signal).catch(() => []) : [],
  ]);
  return {
    without: counts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total),
    all,
    city,
    meant: meant
      .filter(({ kind, borough }) => !['address', 'nearby'].includes(kind) && parseBorough(borough))
      .slice(0, MOST_PLACES),
  };
};
