import { useContext, useLayoutEffect } from 'react';
import { Outlet, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { hashTarget } from './hash-target';

/** Starts a new page at its top (or at the place that its hash names) and takes Back to where it was. */
export function ScrollLayout() {
  const { hash, key } = useLocation();
  const state = useContext(UNSAFE_DataRouterStateContext);
  const saved = state?.restoreScrollPosition;
  const stay = state?.preventScrollReset ?? false;
  const hasFailed = Boolean(state?.errors);
  useLayoutEffect(() => {
    if (saved === false || saved === undefined) return;
    // What the page says instead of its content is short, and stands at its top.
    if (hasFailed) scrollTo(0);
    else if (saved !== null) scrollTo(saved);
    else if (hash) hashTarget(hash)?.scrollIntoView();
    else if (!stay) scrollTo(0);
  }, [key, hash, saved, stay, hasFailed]);
  return <Outlet />;
}

function scrollTo(top: number): void {
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}
