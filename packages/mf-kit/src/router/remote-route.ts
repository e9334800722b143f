import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { TFunction } from 'i18next';
import type { PageHead } from '../page/head';

/** The `handle` of a route whose loader answers `Data`. */
export interface RouteHandle<Data = unknown> {
  /** `t` translates in the remote's own namespace. */
  head?: (data: Data, t: TFunction) => PageHead;
}

/** The handle of a route by its loader: `export const handle: HandleOf<typeof loader> = …`. */
export type HandleOf<Loader extends LoaderFunction> = RouteHandle<Awaited<ReturnType<Loader>>>;

/** A react-router data route whose handle names the page. */
export type RemoteRoute = Omit<RouteObject, 'handle' | 'children' | 'lazy'> & {
  handle?: RouteHandle<never>;
  children?: RemoteRoute[];
  /** Splits the page into a file of its own: `() => import('./features/x/route')`. */
  lazy?: () => Promise<RemoteRouteModule>;
};

/** What a file loaded by `lazy` exports. */
export type RemoteRouteModule = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'> & {
  handle?: RouteHandle<never>;
};
