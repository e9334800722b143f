import { useLocation } from '@phantom/mf-kit';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { ListSkeleton } from './staff-page';

/** A page whose code is loaded when it is shown. Its heading gets the focus then, as after any other navigation. */
export function latePage(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}

function Waiting() {
  // The key of the first page of a visit: nothing has the focus there.
  const isFirst = useLocation().key === 'default';
  useEffect(() => (isFirst ? undefined : focusHeading), [isFirst]);
  return <ListSkeleton />;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
