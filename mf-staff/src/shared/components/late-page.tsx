import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { ListSkeleton } from './staff-page';

/** A page whose code is loaded when it is shown. Its heading gets the focus then, unless it is the first page of a visit. */
export function latePage(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}

function Waiting() {
  useEffect(() => focusHeading, []);
  return <ListSkeleton />;
}

function focusHeading(): void {
  // The first page of a visit is not announced, and nothing has the focus there: Tab leads to the skip link.
  const isAnnounced = document.querySelector('#page-announcement')?.textContent;
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!isAnnounced || !heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
