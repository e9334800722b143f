import type { Search } from './search';
import { searchPath } from './write-search';

/** What was made of the words that a list was found by, where it is not just what they say. */
export interface QueryNotice {
  /** The words as they were typed. */
  typed: string;
  /** Misspelt words, and what was taken for them. */
  guesses: { from: string; to: string }[];
  /** A place without homes of its own; those nearest to it are listed. */
  near: string | null;
  /** A place that lies in another borough than the one that was chosen. */
  movedTo: string | null;
  /** Words that no home says anything of. */
  unmatched: string[];
  /** An address without a home; its street is listed. */
  missingAddress: string | null;
}

/** Parameters of an address that tell of words, and of no home. */
type NoticeParameter =
  'typed' | 'guess_from' | 'guess_to' | 'near' | 'moved_to' | 'unmatched' | 'missing_address';

const LONGEST = 100;
const MOST = 10;

/** The address of a search with what is to be said of how it was found. */
export const noticePath = (search: Search, notice: QueryNotice, extra: Record<string, string>) => {
  const path = searchPath(search, extra);
  const params = new URLSearchParams();
  const { guesses, near, movedTo, unmatched, missingAddress } = notice;
  for (const { from, to } of guesses) {
    params.append('guess_from', from);
    params.append('guess_to', to);
  }
  if (near !== null) params.append('near', near);
  if (movedTo !== null) params.append('moved_to', movedTo);
  for (const words of unmatched) params.append('unmatched', words);
  if (missingAddress !== null) params.append('missing_address', missingAddress);
  if (params.size === 0) return path;
  params.append('typed', notice.typed);
  return `${path}${path.includes('?') ? '&' : '?'}${params}`;
};

/** Null where the address tells of no words. */
export const readNotice = (params: URLSearchParams): QueryNotice | null => {
  const all = (name: NoticeParameter) =>
    params
      .getAll(name)
      .slice(0, MOST)
      .map((text) => text.trim().slice(0, LONGEST));
  const one = (name: NoticeParameter) => all(name)[0] || null;
  const to = all('guess_to');
  const typed = one('typed');
  if (typed === null) return null;
  return {
    typed,
    guesses: all('guess_from').flatMap((from, at) => (to[at] ? [{ from, to: to[at] }] : [])),
    near: one('near'),
    movedTo: one('moved_to'),
    unmatched: all('unmatched').filter(Boolean),
    missingAddress: one('missing_address'),
  };
};
