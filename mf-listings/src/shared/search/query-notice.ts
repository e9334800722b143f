import type { Search } from './search';
import { searchPath } from './write-search';

/** How the words of a search were interpreted, when it is not literally. */
export interface QueryNotice {
  typed: string;
  /** The path of the search in which they were typed. */
  typedAt: string;
  guesses: { from: string; to: string }[];
  /** A place without listings; the nearest ones are listed. */
  near: string | null;
  /** A place that is in another borough than the chosen one. */
  movedTo: string | null;
  /** Words without a match. */
  unmatched: string[];
  /** The type of which a listing has the words without a match. */
  otherType: OtherType | null;
  /** An address without a listing; its street is listed. */
  missingAddress: string | null;
}

const OTHER_TYPES = ['sales', 'rentals'] as const;
type OtherType = (typeof OTHER_TYPES)[number];

/** Parameters that belong to the notice and not to the search. */
type NoticeParameter =
  | 'typed'
  | 'typed_at'
  | 'guess_from'
  | 'guess_to'
  | 'near'
  | 'moved_to'
  | 'unmatched'
  | 'other_type'
  | 'missing_address';

const MAX_TEXT_LENGTH = 100;
const MAX_PATH_LENGTH = 2000;
const MAX_VALUES = 10;

export const noticePath = (search: Search, notice: QueryNotice, extra: Record<string, string>) => {
  const path = searchPath(search, extra);
  const params = new URLSearchParams();
  const { guesses, near, movedTo, unmatched, otherType, missingAddress } = notice;
  for (const { from, to } of guesses) {
    params.append('guess_from', from);
    params.append('guess_to', to);
  }
  if (near !== null) params.append('near', near);
  if (movedTo !== null) params.append('moved_to', movedTo);
  for (const words of unmatched) params.append('unmatched', words);
  if (otherType !== null) params.append('other_type', otherType);
  if (missingAddress !== null) params.append('missing_address', missingAddress);
  if (params.size === 0) return path;
  params.append('typed', notice.typed);
  params.append('typed_at', notice.typedAt);
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
};

export const readNotice = (params: URLSearchParams): QueryNotice | null => {
  const all = (name: NoticeParameter) =>
    params
      .getAll(name)
      .slice(0, MAX_VALUES)
      .map((text) => text.trim().slice(0, MAX_TEXT_LENGTH));
  const one = (name: NoticeParameter) => all(name)[0] || null;
  const to = all('guess_to');
  const typed = one('typed');
  if (typed === null) return null;
  return {
    typed,
    typedAt: (params.get('typed_at') ?? '').slice(0, MAX_PATH_LENGTH),
    guesses: all('guess_from').flatMap((from, at) => (to[at] ? [{ from, to: to[at] }] : [])),
    near: one('near'),
    movedTo: one('moved_to'),
    unmatched: all('unmatched').filter(Boolean),
    otherType: OTHER_TYPES.find((type) => type === params.get('other_type')) ?? null,
    missingAddress: one('missing_address'),
  };
};
