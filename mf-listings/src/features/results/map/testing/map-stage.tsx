import { ResultsMap as ListingsMap, type MapView, type ResultsMapProps } from '@phantom/map';
import {
  useLoaderData,
  useLocation,
  type Language,
  type LoaderFunctionArgs,
  type RemoteRoute,
} from '@phantom/mf-kit';
import { mockApi, renderRoutes, type ApiMock, type ApiReply } from '@phantom/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { readSearch } from '../../../../shared/search/read-search';
import { readAddress, useRequestedLocation } from '../../requested-search';
import { ResultsMap } from '../results-map';

// For specs that mock `@phantom/map`: the mock records its props and reports moves.

export const EXTENT = { west: -73.94, south: 40.6, east: -73.75, north: 40.79 };
export const WINDOW = { west: -73.9, south: 40.7, east: -73.85, north: 40.75 };
export const onHighlight = jest.fn();
const locales = (language: Language) => import(`../../../../../locales/${language}.json`);

let findOnMap: ApiMock<'get', '/api/auth/listings-map'>;

/** Responds to the map search. */
export const mockMapSearch = (over: Partial<ApiReply<'get', '/api/auth/listings-map'>> = {}) => {
  const { west, south, east, north } = EXTENT;
  findOnMap = mockApi('get', '/api/auth/listings-map', {
    total: 1200,
    unplaced: 0,
    extent: [west, south, east, north],
    clusters: [],
    homes: [
      {
        id: 7,
        latitude: 40.71,
        longitude: -73.88,
        price: 1_250_000,
        listing_type: 'sales',
        address: '764 Halsey Street',
      },
    ],
    ...over,
  });
  return findOnMap;
};

/** The key of the history entry that the page shows. */
let shownEntry: string;

function Page() {
  const { key } = useLocation();
  useEffect(() => {
    shownEntry = key;
  }, [key]);
  const shown = useLoaderData<typeof loader>();
  const search = readAddress(useRequestedLocation())?.search ?? shown;
  return <ResultsMap {...{ search, onHighlight }} listings={[]} highlighted={null} />;
}
let list: Promise<unknown> = Promise.resolve();
const loader = async ({ request }: LoaderFunctionArgs) => {
  await list;
  return readSearch('sales', 'queens', new URL(request.url).searchParams).search;
};
/** Delays the results of another search until `end`. */
export const delayList = () => {
  let end: () => void = () => undefined;
  list = new Promise<void>((resolve) => (end = resolve));
  return { end };
};

/** Renders the map beside the list of a URL. By default it is drawn, and has not moved yet. */
export const openMap = async (query = '', { isDrawn = true } = {}) => {
  list = Promise.resolve();
  const routes: RemoteRoute[] = [{ path: '/listings/sales/queens', loader, Component: Page }];
  const path = `/listings/sales/queens${query}`;
  const view = await renderRoutes({ name: 'mf-listings', routes, locales, path });
  await waitFor(() => expect(ListingsMap).toHaveBeenCalled());
  if (isDrawn) stopMoving('page', { zoom: 10, turn: null });
  const entry = () => {
    const { location, historyAction } = view.router.state;
    return `${historyAction} ${decodeURIComponent(location.search)}`;
  };
  /** Waits until the page shows an entry: the router has it earlier, and until then a move begins at the entry before. */
  const showsEntry = async (expected: string) => {
    await waitFor(() => expect(entry()).toBe(expected));
    await waitFor(() => expect(shownEntry).toBe(view.router.state.location.key));
  };
  return { router: view.router, entry, showsEntry };
};
/** The current props of the map. */
export const shown = () => {
  const props = jest.mocked(ListingsMap).mock.lastCall?.[0];
  if (!props) throw new Error('There is no map.');
  return props satisfies ResultsMapProps;
};
/** Reports that the map has stopped moving. */
export const stopMoving = (mover: 'visitor' | 'page', over: Partial<MapView> = {}) => {
  const view = { bounds: EXTENT, zoom: 11, turn: shown().fit?.turn ?? null, ...over };
  act(() => shown().onView({ isMoved: mover === 'visitor', ...view }, mover));
};
/** The requested viewports with their zoom. A request for the whole borough has a zoom only. */
export const requestedViewports = () =>
  findOnMap.mock.calls.map(([{ query = {} }]) => {
    const [west, south, east, north] = String(query['bounds']).split(',').map(Number);
    const bounds = query['bounds'] && { west, south, east, north };
    return { ...(bounds || {}), zoom: Number(query['zoom']) };
  });
export const lastSearch = () => findOnMap.mock.lastCall?.[0].query;
/** Completes the first move of the map to the listings. */
export const settle = async (over: Partial<MapView> = {}) => {
  await waitFor(() => expect(shown().fit).not.toBeNull());
  stopMoving('page', over);
  await screen.findByText(/in this part of the map|on request/);
};
