import { createElement, type ComponentType } from 'react';
import { matchRoutes, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { useSlowNavigation } from './use-slow-navigation';

/**
 * Makes the layout that shows the next page's own loading state (its `HydrateFallback`) when getting there
 * takes noticeably long. A changed query is the page's own business: see `useSlowNavigation`.
 */
export function createPendingLayout(routes: RouteObject[]): ComponentType {
  return function PendingLayout() {
    const { pathname } = useLocation();
    const next = useSlowNavigation()?.pathname;
    const match = next && next !== pathname ? matchRoutes(routes, next)?.at(-1) : undefined;
    return createElement(match?.route.HydrateFallback ?? Outlet);
  };
}
