import {
  sitePath,
  useLocation,
  useNavigate,
  usePendingLocation,
  useSlowNavigation,
} from '@phantom/mf-kit';
import { useMemo } from 'react';

interface ListAddress {
  /** Includes a pending navigation, so that quick changes one after another are all kept. */
  search: URLSearchParams;
  /** Path of a changed address, for `<Link to>`. */
  pathFor: (changes: AddressChanges) => string;
  /** The same as href of a plain link. */
  hrefFor: (changes: AddressChanges) => string;
  /** Navigates to the changed address; `replace` while typing. */
  go: (changes: AddressChanges, options?: { replace?: boolean }) => void;
}

export function useListAddress(): ListAddress {
  const { pathname, search: shown } = useLocation();
  const pending = usePendingLocation();
  const text = pending?.pathname === pathname ? pending.search : shown;
  const navigate = useNavigate();
  return useMemo(() => {
    const search = new URLSearchParams(text);
    const pathFor = (changes: AddressChanges) => pathname + changeAddress(search, changes);
    return {
      search,
      pathFor,
      hrefFor: (changes) => sitePath(pathFor(changes)),
      // The list stays in view.
      go: (changes, { replace = false } = {}) =>
        void navigate(pathFor(changes), { preventScrollReset: true, replace }),
    };
  }, [pathname, text, navigate]);
}

/** Changes of query parameters; null and empty values are removed. */
type AddressChanges = Record<string, string | number | readonly string[] | null>;

/** The position in a list: a page, or the entry before or after it. */
const POSITION = ['page', 'before', 'after'];

/** Returns the changed query. Changes of filters or order lead to the first page. */
function changeAddress(address: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(address);
  for (const key of POSITION) next.delete(key);
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    for (const each of typeof value === 'object' ? (value ?? []) : [String(value)]) {
      if (each) next.append(key, each);
    }
  }
  const text = next.toString();
  return text && `?${text}`;
}

/** Whether the page is slow to load with another query. */
export function useIsListLoading(): boolean {
  const { pathname } = useLocation();
  const isSlow = useSlowNavigation() !== undefined;
  return usePendingLocation()?.pathname === pathname && isSlow;
}
