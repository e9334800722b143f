import { useLocation, useSearchParams, type LinkProps } from '@phantom/mf-kit';
import { PAGE_SIZE } from '../api/find-listings';
import type { ResultsData } from '../loader';
import { useSearchPath } from './use-search-path';

type Target = Pick<LinkProps, 'to' | 'state'>;

/** A cursor leads only forward: the way back is remembered beside the address, in the history entry. */
interface Trail {
  /** The cursors of the pages before this one, first page first. */
  trail: (string | null)[];
}

/** Where the visitor is among the pages, and the links to the pages beside it. */
export const usePages = ({ search, next, total }: ResultsData) => {
  const [params] = useSearchParams();
  const pathOf = useSearchPath();
  const { trail } = readTrail(useLocation().state);
  const cursor = params.get('cursor');
  const page = cursor === null ? 1 : Math.max(2, Number(params.get('page')) || 2);

  const link = (number: number, start: string | null, before: Trail['trail']): Target => ({
    to: pathOf(search, start === null ? {} : { page: String(number), cursor: start }),
    state: { trail: before } satisfies Trail,
  });

  const toNext = next === null ? null : link(page + 1, next, [...trail, cursor]);
  const before = trail.at(-1);
  // Whoever came by a shared link has no trail; the first page is the one page known to exist.
  const toPrevious =
    cursor === null
      ? null
      : before
        ? link(page - 1, before, trail.slice(0, -1))
        : link(1, null, []);
  return { page, pageCount: Math.max(page, Math.ceil(total / PAGE_SIZE)), toNext, toPrevious };
};

const readTrail = (state: unknown): Trail => {
  const isTrail = typeof state === 'object' && state !== null && 'trail' in state;
  return isTrail && Array.isArray(state.trail) ? (state as Trail) : { trail: [] };
};
