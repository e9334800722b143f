import {
  createSearchParams,
  sitePath,
  useLocation,
  useNavigate,
  useSearchParams,
} from '@phantom/mf-kit';
import { PAGE_SIZES } from '@phantom/ui/on-demand';

/** A page of a list, counted from 1. */
interface Page {
  page: number;
  size: number;
}

/** The requested page, limited to the existing pages. */
export const readPage = (search: URLSearchParams, rowCount: number): Page => {
  const requested = Number(search.get('size'));
  const size = PAGE_SIZES.find((each) => each === requested) ?? PAGE_SIZES[0];
  const last = Math.max(1, Math.ceil(rowCount / size));
  const page = Math.trunc(Number(search.get('page'))) || 1;
  return { page: Math.min(Math.max(page, 1), last), size };
};

export const usePagedRows = <Row>(rows: Row[]) => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const { page, size } = readPage(search, rows.length);
  const first = (page - 1) * size;
  const href = (target: Page) => `${pathname}?${createSearchParams(toSearch(target))}`;
  // The table stays in view.
  const go = (target: Page) => void navigate(href(target), { preventScrollReset: true });

  const atPage = (target: number): Page => ({ page: target, size });
  // A new size keeps the first row visible.
  const atSize = (target: number): Page => ({ page: Math.floor(first / target) + 1, size: target });

  return {
    rows: rows.slice(first, first + size),
    /** Positions of the first and last visible row, from 1. */
    range: { from: Math.min(first + 1, rows.length), to: Math.min(first + size, rows.length) },
    pages: {
      page,
      pageCount: Math.max(1, Math.ceil(rows.length / size)),
      hrefFor: (target: number) => sitePath(href(atPage(target))),
      onSelect: (target: number) => go(atPage(target)),
    },
    sizes: {
      value: size,
      hrefFor: (target: number) => sitePath(href(atSize(target))),
      onSelect: (target: number) => go(atSize(target)),
    },
    hasSmallerSize: rows.length > PAGE_SIZES[0],
  };
};

const toSearch = ({ page, size }: Page) => ({ page: String(page), size: String(size) });
