import {
  type RouteObject,
  Outlet,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useMatches,
  matchRoutes,
  useRevalidator,
} from 'react-router-dom';
import { useContext, useLayoutEffect, createElement, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from './breadcrumbs';
import { LoadingState } from './loading-state';
import { PageErrorState } from './page-error-state';
import { withReload } from '../router/lazy-routes';
import type { RemoteRoute } from '../router/remote-route';
import { headOfMatches, type HeadMatch } from './resolve-head';
import { useDocumentHead } from '../head/use-document-head';
import { usePageFocus, hashTarget } from './use-page-focus';
import { useSlowNavigation } from './use-slow-navigation';
import { KIT_NAMESPACE } from '../i18n/translations';
import { offlineSince } from '../router/offline-data';
import { useOnReconnect } from '../browser/use-online';

/**
 * The remote's routes inside the layouts of every page: head, focus, loading, error and scroll handling.
 * @param others the routes of other sections. They come last, as the ids of routes are their positions.
 */
export function pageRoutes(routes: RemoteRoute[], others: RouteObject[] = []): RouteObject[] {
  return [
    {
      Component: ScrollLayout,
      children: [
        {
          Component: PageLayout,
          HydrateFallback: LoadingState,
          ErrorBoundary: PageErrorState,
          children: [
            {
              Component: createPendingLayout(routes as RouteObject[]),
              children: withReload(routes as RouteObject[]),
            },
          ],
        },
        // A path of another section: show nothing while the shell switches.
        { path: '*', element: null },
        ...others,
      ],
    },
  ];
}

function PageLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterStateContext);
  const [error] = Object.values(router?.errors ?? {});
  const head = headOfMatches(useMatches() as HeadMatch[], { pathname, error }, t);
  useDocumentHead(head);
  // The focus must not move to a loading state.
  usePageFocus(pathname, router?.initialized);
  return (
    <>
      <Breadcrumbs {...head} />
      <Outlet />
      <OfflineNotice />
    </>
  );
}

/** Scrolls a new page to its top or to the target of its hash, and restores the position on Back. */
function ScrollLayout() {
  const { hash, key } = useLocation();
  const state = useContext(UNSAFE_DataRouterStateContext);
  const saved = state?.restoreScrollPosition;
  const stay = state?.preventScrollReset ?? false;
  const hasFailed = Boolean(state?.errors);
  useLayoutEffect(() => {
    if (saved === false || saved === undefined) return;
    // An error page is short.
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

/** Shows the next page's `HydrateFallback` when a navigation is slow; pages handle a change of their query themselves. */
function createPendingLayout(routes: RouteObject[]): ComponentType {
  return function PendingLayout() {
    const { pathname } = useLocation();
    const next = useSlowNavigation()?.pathname;
    const match = next && next !== pathname ? matchRoutes(routes, next)?.at(-1) : undefined;
    return createElement(match?.route.HydrateFallback ?? Outlet);
  };
}

/** Says that the page shows older data because the connection is lost. It lies over the page, so that nothing moves. */
function OfflineNotice() {
  const router = useContext(UNSAFE_DataRouterStateContext);
  const [since] = Object.values(router?.loaderData ?? {})
    .map(offlineSince)
    .filter((time) => time !== undefined);
  return since === undefined ? null : <OfflineSince since={since} />;
}

function OfflineSince({ since }: { since: number }) {
  const { t, i18n } = useTranslation(KIT_NAMESPACE);
  const { revalidate, state } = useRevalidator();
  useOnReconnect(() => void revalidate());
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(since);
  return (
    <div className="page-kept">
      <div className="alert alert-warning" role="alert">
        {t('offline.kept', { time })}{' '}
        <button
          type="button"
          className="btn btn-link alert-link"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('retry')}
        </button>
      </div>
    </div>
  );
}
