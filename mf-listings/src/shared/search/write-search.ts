import type { MapBounds } from '@phantom/map';
import { resultsPath } from '../listing-types';
import {
  DAY_FIELDS,
  LIST_FIELDS,
  NUMBER_FIELDS,
  withoutReversedRanges,
  type Search,
} from './search';

/** About a metre, finer than any screen. More digits make longer URLs. */
const DEGREE_DIGITS = 5;

/** The query parameters of a search, always in the same order. Defaults are omitted. */
export const searchParams = (search: Search): URLSearchParams => {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.append(name, String(value));
  };
  put('q', search.q);
  for (const name of NUMBER_FIELDS) put(name, search[name]);
  for (const name of LIST_FIELDS) for (const value of search[name]) put(name, value);
  for (const name of DAY_FIELDS) put(name, search[name]);
  put('bounds', search.bounds && boundsText(search.bounds));
  if (search.sort !== 'newest') put('sort', search.sort);
  return params;
};

/**
 * The URL of a search, `/listings/sales/queens?min_price=500000`.
 * @param extra further parameters of the page, like `{ view: 'map' }`; they come last
 */
export const searchPath = (search: Search, extra: Record<string, string> = {}): string => {
  const params = searchParams(search);
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  const query = params.toString();
  return resultsPath(search.listingType, search.borough) + (query && `?${query}`);
};

/** The URL that interprets the words of a search first; see the loader of the landing page. */
export const queryPath = (search: Search, extra: Record<string, string> = {}): string => {
  const params = new URLSearchParams({
    tab: search.listingType,
    location: search.borough ?? '',
  });
  for (const [name, value] of searchParams(search)) params.append(name, value);
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  if (search.q === undefined) params.set('q', '');
  return `/listings?${params}`;
};

/** `west,south,east,north` in degrees. */
export const boundsText = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DEGREE_DIGITS))).join(',');

/** The search as the parameters of listings-listfind, listings-facets and listings-map, without reversed ranges, which it would refuse. */
export const searchQuery = (search: Search) => {
  const { listingType, borough, bounds, sort, ...filters } = withoutReversedRanges(search);
  const parsed = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return {
    type: listingType,
    ...(borough !== null && { location: borough }),
    ...(Object.fromEntries(parsed) as Partial<typeof filters>),
    ...(bounds && { bounds: boundsText(bounds) }),
    ...(sort !== 'newest' && { sort }),
  };
};
