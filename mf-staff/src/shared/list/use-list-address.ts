import { sitePath, useLocation, useNavigate, usePendingLocation } from '@phantom/mf-kit';
import { useMemo } from 'react';
import { changeAddress, type AddressChanges } from './change-address';

/** The address of a list: what it asks for, and the ways to ask for something else. */
export interface ListAddress {
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
