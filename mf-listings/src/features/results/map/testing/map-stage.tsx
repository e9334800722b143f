import { ResultsMap as HomesMap, type MapView, type ResultsMapProps } from '@phantom/map';
import {
  useLoaderData,
  type Language,
  type LoaderFunctionArgs,
  type RemoteRoute,
} from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { readSearch } from '../../../../shared/search/read-search';
import { useWantedLocation } from '../../hooks/use-wanted-location';
import { readAddress } from '../../read-address';
import { findOnMap, type FoundOnMap } from '../api/find-on-map';
import { ResultsMap } from '../results-map';

// For specs that mock `@phantom/map` and the calls: the map is what it is told, and what it tells.

export const EXTENT = { west: -73.94, south: 40.6, east: -73.75, north: 40.79 };
export const WINDOW = { west: -73.9, south: 40.7, east: -73.85, north: 40.75 };
export const onHighlight = jest.fn();
const locales = (language: Language) => import(`../../../../../locales/${language}.json`);

/** What the service finds from now on. */
export const findsOnMap = (over: Partial<FoundOnMap> = {}) => {
  const found: FoundOnMap = {
    total: 1200,
    unplaced: 0,
    extent: EXTENT,
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
  };
  jest.mocked(findOnMap).mockResolvedValue(found);
};

function Page() {
  const shown = useLoaderData<typeof loader>();
  const search = readAddress(useWantedLocation())?.search ?? shown;
  return <ResultsMap {...{ search, onHighlight }} homes={[]} total={0} highlighted={null} />;
}
let list: Promise<unknown> = Promise.resolve();
const loader = async ({ request }: LoaderFunctionArgs) => {
  await list;
  return readSearch('sales', 'queens', new URL(request.url).searchParams).search;
};
/** The homes of another search are on their way until `end`. */
export const holdList = () => {
  let end: () => void = () => undefined;
  list = new Promise<void>((resolve) => (end = resolve));
  return { end };
};

/** Shows the map beside the list of an address; it is drawn, and has gone nowhere yet. */
export const openMap = async (query = '') => {
  list = Promise.resolve();
  const routes: RemoteRoute[] = [{ path: '/listings/sales/queens', loader, Component: Page }];
  const path = `/listings/sales/queens${query}`;
  const view = await renderRoutes({ name: 'mf-listings', routes, locales, path });
  await waitFor(() => expect(HomesMap).toHaveBeenCalled());
  rests('page', { zoom: 10, turn: null });
  const entry = () => {
    const { location, historyAction } = view.router.state;
    return `${historyAction} ${decodeURIComponent(location.search)}`;
  };
  return { router: view.router, entry };
};
/** What the map is told at the moment. */
export const shown = () => {
  const props = jest.mocked(HomesMap).mock.lastCall?.[0];
  if (!props) throw new Error('There is no map.');
  return props satisfies ResultsMapProps;
};
/** The map comes to rest. */
export const rests = (mover: 'visitor' | 'page', over: Partial<MapView> = {}) => {
  const view = { bounds: EXTENT, zoom: 11, turn: shown().fit?.turn ?? null, ...over };
  act(() => shown().onView({ isMoved: mover === 'visitor', ...view }, mover));
};
/** The windows that were asked for, and at which zoom; the whole borough is but a zoom. */
export const asked = () =>
  jest.mocked(findOnMap).mock.calls.map(([, { bounds, zoom }]) => ({ ...bounds, zoom }));
export const lastSearch = () => jest.mocked(findOnMap).mock.lastCall?.[0];
/** The map is drawn, has gone where the homes are, and shows them. */
export const settle = async (over: Partial<MapView> = {}) => {
  await waitFor(() => expect(shown().fit).not.toBeNull());
  rests('page', over);
  await screen.findByText(/in this part of the map|on request/);
};
