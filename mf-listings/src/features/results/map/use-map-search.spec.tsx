import { loadResultsMap } from '@phantom/map';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  delayList,
  EXTENT,
  lastSearch,
  mockMapSearch,
  openMap,
  requestedViewports,
  settle,
  shown,
  stopMoving,
  WINDOW,
} from './testing/map-stage';
import { useFollowMap } from './use-map-search';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(() => null),
  loadResultsMap: jest.fn(),
  useNear: () => true,
}));

const checkbox = () => screen.getByRole('checkbox', { name: 'Search as I move the map' });

let findOnMap: ReturnType<typeof mockMapSearch>;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  findOnMap = mockMapSearch();
});
// The setting outlives the page and a failed test.
afterEach(() => {
  const [, setFollowing] = renderHook(useFollowMap).result.current;
  act(() => setFollowing(true));
});

describe('target of the map', () => {
  it('requests the whole borough, moves to its listings, and requests the viewport', async () => {
    await openMap();
    expect(shown().fit).toBeNull();
    await waitFor(() => expect(shown().fit).toEqual({ bounds: EXTENT, turn: 0 }));
    stopMoving('page');
    await waitFor(() =>
      expect(requestedViewports()).toEqual([{ zoom: 10 }, { ...EXTENT, zoom: 11 }]),
    );
    expect(shown().marks?.homes).toMatchObject([
      { id: 7, label: '$1.25M', title: '764 Halsey Street · $1,250,000' },
    ]);
  });

  it('requests the whole borough before the map is drawn, at the zoom that it will have', async () => {
    await openMap('', { isDrawn: false });
    expect(shown().marks).toBeNull();
    act(() => shown().onExpect?.(10));
    await waitFor(() => expect(shown().marks?.homes).toHaveLength(1));
    await settle({ zoom: 10 });
    expect(requestedViewports()).toEqual([{ zoom: 10 }]);
  });

  it('requests nothing more when the viewport shows all listings at the same zoom', async () => {
    await openMap();
    await settle({ zoom: 10 });
    expect(requestedViewports()).toEqual([{ zoom: 10 }]);
    expect(shown().marks?.homes).toHaveLength(1);

    const nearer = { ...EXTENT, west: -73.93 };
    stopMoving('visitor', { bounds: nearer, zoom: 10, turn: 0 });
    await waitFor(() => expect(requestedViewports().at(-1)).toEqual({ ...nearer, zoom: 10 }));
  });

  it('moves to the bounds of the URL, and requests nothing else', async () => {
    await openMap('?bounds=-73.9,40.7,-73.85,40.75');
    expect(shown().fit).toEqual({ bounds: WINDOW, turn: 0, isWindow: true });
    expect(requestedViewports()).toEqual([]);
    stopMoving('page', { bounds: WINDOW, zoom: 14 });
    await waitFor(() => expect(requestedViewports()).toEqual([{ ...WINDOW, zoom: 14 }]));
  });

  it('moves to the listings of another search, and keeps the previous ones until then', async () => {
    const { router } = await openMap();
    await settle();
    const before = shown().marks;
    findOnMap.mockReturnValue(new Promise(() => undefined));
    await act(() => router.navigate('?min_price=500000'));
    expect(shown().marks).toEqual(before);
    expect(lastSearch()).toMatchObject({ min_price: '500000' });
    expect(requestedViewports().at(-1)).toEqual({ zoom: 11 });
  });

  it('stays in the visitor’s viewport when the search changes within it', async () => {
    const { router } = await openMap('?bounds=-73.9,40.7,-73.85,40.75');
    stopMoving('page', { bounds: WINDOW, zoom: 14 });
    await waitFor(() => expect(requestedViewports()).toHaveLength(1));
    await act(() => router.navigate('?min_price=500000&bounds=-73.9,40.7,-73.85,40.75'));
    await waitFor(() => expect(requestedViewports()).toHaveLength(2));
    expect(shown().fit?.turn).toBe(0);
    expect(lastSearch()).toMatchObject({ min_price: '500000' });
    expect(requestedViewports().at(-1)).toMatchObject(WINDOW);
  });
});

describe('moving the map', () => {
  it('updates the list in one history entry, and does not move the map again', async () => {
    const { entry, router, showsEntry } = await openMap('?view=map&sort=price-asc');
    await settle();
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await showsEntry('PUSH ?bounds=-73.9,40.7,-73.85,40.75&sort=price-asc&view=map');
    await waitFor(() => expect(shown().fit?.turn).toBe(0));
    expect(requestedViewports().at(-1)).toEqual({ ...WINDOW, zoom: 14 });
    stopMoving('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    await waitFor(() => expect(entry()).toMatch(/^REPLACE .*,40\.76&sort=price-asc&view=map$/));

    await act(() => router.navigate(-1));
    expect(entry()).toBe('POP ?view=map&sort=price-asc');
    await waitFor(() => expect(shown().fit).toEqual({ bounds: EXTENT, turn: 1 }));
  });

  it('keeps a pending choice and its history entry', async () => {
    const { entry, router } = await openMap('?page=2&cursor=b');
    await settle();
    const wait = delayList();
    act(() => void router.navigate('?min_price=500000'));
    await waitFor(() => expect(lastSearch()).toMatchObject({ min_price: '500000' }));
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    stopMoving('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    expect(entry()).toBe('POP ?page=2&cursor=b');
    await act(async () => wait.end());
    await waitFor(() =>
      expect(entry()).toBe('PUSH ?min_price=500000&bounds=-73.9,40.7,-73.85,40.76'),
    );

    await act(() => router.navigate(-1));
    expect(entry()).toBe('POP ?page=2&cursor=b');
  });

  it('leaves the list alone when the visitor turned following off, until asked to search', async () => {
    const { entry } = await openMap();
    await settle();
    await userEvent.click(checkbox());
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    expect(entry()).toBe('POP ');
    await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(entry()).toBe('PUSH ?bounds=-73.9,40.7,-73.85,40.75'));
    await waitFor(() => expect(shown().fit?.turn).toBe(0));
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Whole borough' }));
    await waitFor(() => expect(entry()).toBe('PUSH '));
  });

  it('updates the list when following is turned on again', async () => {
    const { entry } = await openMap();
    await settle();
    await userEvent.click(checkbox());
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await userEvent.click(checkbox());
    await waitFor(() => expect(entry()).toBe('PUSH ?bounds=-73.9,40.7,-73.85,40.75'));
  });

  it('returns to the state before the moves with Back', async () => {
    const { entry, router, showsEntry } = await openMap();
    await settle();
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    const window = 'bounds=-73.9,40.7,-73.85,40.75';
    await showsEntry(`PUSH ?${window}`);
    await act(() => router.navigate(`?min_price=500000&${window}`));
    stopMoving('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    await waitFor(() => expect(entry()).toMatch(/^PUSH .*,40\.76$/));
    expect(shown().fit?.turn).toBe(0);

    await act(() => router.navigate(-1));
    await waitFor(() => expect(shown().fit).toMatchObject({ bounds: WINDOW, turn: 1 }));
  });

  it('does not search when the page moves the map', async () => {
    const { entry } = await openMap();
    await settle();
    stopMoving('page', { bounds: WINDOW, zoom: 14, turn: 0, isMoved: true });
    await waitFor(() => expect(requestedViewports().at(-1)).toEqual({ ...WINDOW, zoom: 14 }));
    expect(entry()).toBe('POP ');
  });

  it('does not empty the list when no listing has a location', async () => {
    mockMapSearch({ total: 0, unplaced: 440, extent: null, homes: [] });
    const { entry } = await openMap();
    await settle();
    expect(screen.getByText(/All of them are in the list/)).toBeInTheDocument();
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await waitFor(() => expect(requestedViewports().at(-1)).toEqual({ ...WINDOW, zoom: 14 }));
    expect(entry()).toBe('POP ');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
