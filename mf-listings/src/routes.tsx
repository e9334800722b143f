import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { DetailSkeleton } from './features/detail/page/detail-skeleton';
import { ResultsSkeleton } from './features/results/page/results-skeleton';

type ShouldRevalidate = NonNullable<RemoteRoute['shouldRevalidate']>;

/** A change of the listing type loads nothing. A search form that was sent does. */
const revalidateLanding: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSent = ({ searchParams }: URL) => searchParams.has('q') || searchParams.has('location');
  return isSent(currentUrl) || isSent(nextUrl) ? defaultShouldRevalidate : false;
};

/** Parameters that say what is open on the results page. Its data does not depend on them. */
const OPEN = ['view', 'filters'];

/** Opening the map or the filters loads nothing. */
export const revalidateResults: ShouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const dataAddress = ({ pathname, searchParams }: URL) => {
    const params = new URLSearchParams(searchParams);
    for (const name of OPEN) params.delete(name);
    return `${pathname}?${params}`;
  };
  const isSameAddress = currentUrl.href === nextUrl.href;
  return isSameAddress || dataAddress(currentUrl) !== dataAddress(nextUrl)
    ? defaultShouldRevalidate
    : false;
};

const results = {
  HydrateFallback: ResultsSkeleton,
  shouldRevalidate: revalidateResults,
  lazy: () => import('./features/results/page/route'),
};

export const routes: RemoteRoute[] = [
  {
    path: '/listings',
    shouldRevalidate: revalidateLanding,
    lazy: () => import('./features/landing/route'),
  },
  {
    path: '/listings/favourites',
    lazy: () => import('./features/favourites/route'),
  },
  {
    path: '/listings/compare',
    lazy: () => import('./features/compare/route'),
  },
  {
    path: '/listings/saved-searches',
    // The pages of mailed links share a file: each file more costs everybody some bytes.
    lazy: () => import(/* webpackChunkName: "mailed-links" */ './features/saved-searches/route'),
  },
  {
    path: '/listings/viewing',
    lazy: () => import(/* webpackChunkName: "mailed-links" */ './features/viewings/route'),
  },
  {
    path: '/listings/apply',
    shouldRevalidate: onPathChange,
    lazy: () => import('./features/rental-application/route'),
  },
  { path: '/listings/costs', lazy: () => import('./features/costs/route') },
  { path: '/listings/:type', ...results },
  { path: '/listings/:type/:location', ...results },
  {
    path: '/listings-detail/:id',
    HydrateFallback: DetailSkeleton,
    lazy: () => import('./features/detail/page/route'),
  },
  { path: '/neighbourhoods', lazy: () => import('./features/neighbourhood/list/route') },
  {
    path: '/neighbourhoods/:borough/:slug',
    lazy: () => import('./features/neighbourhood/route'),
  },
  { path: '/agents/:id', lazy: () => import('./features/agent/route') },
];
