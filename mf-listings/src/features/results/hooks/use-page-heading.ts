import { useSearchParams } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';

/** The heading that takes the focus when a page is turned: reading goes on at the top, not at the old link. */
export const usePageHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [search] = useSearchParams();
  const cursor = search.get('cursor');
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    heading.current?.focus({ preventScroll: true });
  }, [cursor]);
  return heading;
};
