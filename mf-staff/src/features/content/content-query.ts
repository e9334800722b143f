import { isLanguage, LANGUAGES, type Language } from '@phantom/mf-kit';
import { PAGE_SIZES } from '@phantom/ui/on-demand';
import type { EntriesQuery } from './api/entries';

export const STATE_FILTERS = [
  'draft',
  'review',
  'scheduled',
  'published',
  'changed',
  'unpublished',
] as const;

export const SORTS = ['order', 'newest', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** The days of the filter "since". */
export const SINCE = [1, 7, 30, 365] as const;

/** Languages that are translated into. */
export const TARGET_LANGUAGES = LANGUAGES.slice(1);

export interface ListQuery {
  page: number;
  size: (typeof PAGE_SIZES)[number];
  sort: Sort;
  search: string;
  state?: (typeof STATE_FILTERS)[number];
  untranslated?: Language;
  /** `me`, or the id of a colleague. */
  by?: string;
  /** Days. */
  since?: (typeof SINCE)[number];
}

const DEFAULT_SIZE = 25;
const BY = /^(me|[1-9]\d{0,8})$/;

/** Reads the query from the address. Invalid values are ignored, so that every address works. */
export function readListQuery(address: URLSearchParams, defaultSort: Sort): ListQuery {
  const text = (name: string) => address.get(name) ?? '';
  const language = text('untranslated');
  return {
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
    size: PAGE_SIZES.find((each) => each === Number(text('size'))) ?? DEFAULT_SIZE,
    sort: SORTS.find((each) => each === text('sort')) ?? defaultSort,
    search: text('search').trim().slice(0, 100),
    state: STATE_FILTERS.find((each) => each === text('state')),
    untranslated: isLanguage(language) ? language : undefined,
    by: BY.test(text('by')) ? text('by') : undefined,
    since: SINCE.find((each) => each === Number(text('since'))),
  };
}

const DAY = 86_400_000;

export const toEntriesQuery = (
  { page, size, sort, search, state, untranslated, by, since }: ListQuery,
  userId: number,
): Partial<EntriesQuery> => ({
  ...{ page, limit: size, sort, state, untranslated },
  q: search || undefined,
  by: by === 'me' ? userId : by && Number(by) ? Number(by) : undefined,
  since: since && new Date(Date.now() - since * DAY).toISOString(),
});

export const isNarrowed = ({ search, state, untranslated, by, since }: ListQuery): boolean =>
  Boolean(search || state || untranslated || by || since);
