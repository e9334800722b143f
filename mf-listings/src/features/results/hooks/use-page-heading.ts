import { useSearchParams } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';

/**
 * The heading that takes the focus when a page is turned: reading goes on at the top, not at the old link. Another
 * search begins with its first page too, but leaves the focus on what it was changed by, as a filter or the map.
 */
export const usePageHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const search = searchOf(params);
  const shown = useRef({ cursor, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { cursor, search };
    if (before.cursor === cursor || before.search !== search) return;
    heading.current?.focus({ preventScroll: true });
  }, [cursor, search]);
  return heading;
};

const searchOf = (params: URLSearchParams) => {
  const search = new URLSearchParams(params);
  for (const name of ['page', 'cursor', 'view', 'filters']) search.delete(name);
  return search.toString();
};
