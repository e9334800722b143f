import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { TFunction } from 'i18next';
import type { PageHead } from '../head/page-head';

/** The `handle` of a route whose loader returns `Data`. */
export interface RouteHandle<Data = unknown> {
  /** `t` translates in the remote's namespace. */
  head?: (data: Data, t: TFunction) => PageHead;
}

/** The handle of a route by its loader: `export const handle: HandleOf<typeof loader> = …`. */
export type HandleOf<Loader extends LoaderFunction> = RouteHandle<Awaited<ReturnType<Loader>>>;

/** A data route of react-router whose handle names the page. */
export type RemoteRoute = Omit<RouteObject, 'handle' | 'children' | 'lazy'> & {
  handle?: RouteHandle<never>;
  children?: RemoteRoute[];
  /** Puts the page into a chunk of its own: `() => import('./features/x/route')`. */
  lazy?: () => Promise<RemoteRouteModule>;
};

/** The exports of a module that `lazy` loads. */
type RemoteRouteModule = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'> & {
  handle?: RouteHandle<never>;
};

/** `shouldRevalidate` of a page whose loader reads only the path: a changed query loads nothing. */
export const onPathChange: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const queryOnly =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return queryOnly ? false : defaultShouldRevalidate;
};
