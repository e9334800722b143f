import {
  sitePath,
  useLocation,
  useNavigate,
  usePendingLocation,
  useSlowNavigation,
} from '@phantom/mf-kit';
import { useMemo } from 'react';

/** The address of a list: what it asks for, and the ways to ask for something else. */
interface ListAddress {
  /** Also of the list that is still on its way: whoever chooses faster than it comes loses nothing. */
  search: URLSearchParams;
  /** The path of a changed address, for `<Link to>`. */
  pathFor: (changes: AddressChanges) => string;
  /** The same as it stands in the page's HTML, for plain links. */
  hrefFor: (changes: AddressChanges) => string;
  /** Changes the address; `replace` for what is still being typed. */
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
      // The list stays where it is: whoever changes it looks at it already.
      go: (changes, { replace = false } = {}) =>
        void navigate(pathFor(changes), { preventScrollReset: true, replace }),
    };
  }, [pathname, text, navigate]);
}

/** What of an address is to be another: null and empty values go. */
type AddressChanges = Record<string, string | number | readonly string[] | null>;

/** The query of an address after a change. Whatever narrows or orders a list leads to its first page. */
function changeAddress(address: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(address);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    for (const each of typeof value === 'object' ? (value ?? []) : [String(value)]) {
      if (each) next.append(key, each);
    }
  }
  const text = next.toString();
  return text && `?${text}`;
}

/** Whether the same page is being loaded with another query, and it takes noticeably long. */
export function useIsTurning(): boolean {
  const { pathname } = useLocation();
  const isSlow = useSlowNavigation() !== undefined;
  return usePendingLocation()?.pathname === pathname && isSlow;
}
