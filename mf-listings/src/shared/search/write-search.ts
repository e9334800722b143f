import { resultsPath } from '../sections';
import { withoutContradictions } from './contradictions';
import {
  DAY_FIELDS,
  LIST_FIELDS,
  NUMBER_FIELDS,
  type Bounds,
  type DayField,
  type ListField,
  type NumberField,
  type Search,
} from './search';

/** A centimetre is finer than any screen; more digits make longer addresses. */
const DEGREE_DIGITS = 5;

/** The query of a search's address, always in the same order; what is as a plain list has it is left out. */
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
 * The address of a search, `/listings/sales/queens?min_price=500000`.
 * @param extra what else of the page stands in the address, as `{ view: 'map' }`; comes last
 */
export const searchPath = (search: Search, extra: Record<string, string> = {}): string => {
  const params = searchParams(search);
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  const query = params.toString();
  return resultsPath(search.tab, search.borough) + (query && `?${query}`);
};

/** The address that leads on from a search and words that are still to be understood; see the loader of the landing page. */
export const queryPath = (search: Search, extra: Record<string, string> = {}): string => {
  const params = new URLSearchParams({ tab: search.tab, location: search.borough ?? '' });
  for (const [name, value] of searchParams(search)) params.append(name, value);
  for (const [name, value] of Object.entries(extra)) params.set(name, value);
  if (search.q === undefined) params.set('q', '');
  return `/listings?${params}`;
};

/** `west,south,east,north` in degrees. */
export const boundsText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DEGREE_DIGITS))).join(',');

/** What the calls listings-listfind, listings-facets and listings-map are asked with. */
export interface SearchQuery
  extends
    Partial<Record<NumberField, number>>,
    Partial<Record<DayField, string>>,
    Partial<Pick<Search, ListField>>,
    Pick<Search, 'q'> {
  type: Search['tab'];
  location?: Exclude<Search['borough'], null>;
  bounds?: string;
  sort?: Search['sort'];
}

/** The search in the words of the service, less ranges that contradict themselves, which it would refuse. */
export const searchQuery = (search: Search): SearchQuery => {
  const { tab, borough, bounds, sort, ...filters } = withoutContradictions(search);
  const said = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return {
    type: tab,
    ...(borough !== null && { location: borough }),
    ...(Object.fromEntries(said) as Partial<typeof filters>),
    ...(bounds && { bounds: boundsText(bounds) }),
    ...(sort !== 'newest' && { sort }),
  };
};
