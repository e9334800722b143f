import { loadResultsMap } from '@phantom/map';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOnMap } from './api/find-on-map';
import { useFollowing } from './hooks/use-following';
import {
  asked,
  EXTENT,
  findsOnMap,
  holdList,
  lastSearch,
  openMap,
  rests,
  settle,
  shown,
  WINDOW,
} from './testing/map-stage';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(() => null),
  loadResultsMap: jest.fn(),
  useNear: () => true,
}));
jest.mock('./api/find-on-map');

const checkbox = () => screen.getByRole('checkbox', { name: 'Search as I move the map' });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  findsOnMap();
});
// It outlasts the page, and a test that fails half-way.
afterEach(() => {
  const [, setFollowing] = renderHook(useFollowing).result.current;
  act(() => setFollowing(true));
});

describe('where the map goes', () => {
  it('asks for the whole borough, goes where its homes are, and asks for what it sees there', async () => {
    await openMap();
    expect(shown().fit).toBeNull();
    await waitFor(() => expect(shown().fit).toEqual({ bounds: EXTENT, turn: 0 }));
    rests('page');
    await waitFor(() => expect(asked()).toEqual([{ zoom: 10 }, { ...EXTENT, zoom: 11 }]));
    expect(shown().marks.homes).toMatchObject([
      { id: 7, label: '$1.25M', title: '764 Halsey Street · $1,250,000' },
    ]);
  });

  it('asks for nothing more where it then shows all homes at the zoom they came for', async () => {
    await openMap();
    await settle({ zoom: 10 });
    expect(asked()).toEqual([{ zoom: 10 }]);
    expect(shown().marks.homes).toHaveLength(1);

    const nearer = { ...EXTENT, west: EXTENT.west + 0.01 };
    rests('visitor', { bounds: nearer, zoom: 10, turn: 0 });
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...nearer, zoom: 10 }));
  });

  it('goes to the part of the map that the address names, and asks for nothing else', async () => {
    await openMap('?bounds=-73.9,40.7,-73.85,40.75');
    expect(shown().fit).toEqual({ bounds: WINDOW, turn: 0, isWindow: true });
    expect(findOnMap).not.toHaveBeenCalled();
    rests('page', { bounds: WINDOW, zoom: 14 });
    await waitFor(() => expect(asked()).toEqual([{ ...WINDOW, zoom: 14 }]));
  });

  it('goes to the homes of another search, and keeps those it has until then', async () => {
    const { router } = await openMap();
    await settle();
    const before = shown().marks;
    jest.mocked(findOnMap).mockReturnValue(new Promise(() => undefined));
    await act(() => router.navigate('?min_price=500000'));
    expect(shown().marks).toEqual(before);
    expect(lastSearch()).toMatchObject({ min_price: 500_000 });
    expect(asked().at(-1)).toEqual({ zoom: 11 });
  });

  it('stays in the part that the visitor chose when the search changes within it', async () => {
    const { router } = await openMap('?bounds=-73.9,40.7,-73.85,40.75');
    rests('page', { bounds: WINDOW, zoom: 14 });
    await act(() => router.navigate('?min_price=500000&bounds=-73.9,40.7,-73.85,40.75'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(shown().fit?.turn).toBe(0);
    expect(lastSearch()).toMatchObject({ min_price: 500_000 });
    expect(asked().at(-1)).toMatchObject(WINDOW);
  });
});

describe('moving the map', () => {
  it('takes the list along, as one step of the history, and does not send the map anywhere', async () => {
    const { entry, router } = await openMap('?view=map&sort=price-asc');
    await settle();
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await waitFor(() =>
      expect(entry()).toBe('PUSH ?bounds=-73.9,40.7,-73.85,40.75&sort=price-asc&view=map'),
    );
    await waitFor(() => expect(shown().fit?.turn).toBe(0));
    expect(asked().at(-1)).toEqual({ ...WINDOW, zoom: 14 });
    rests('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    await waitFor(() => expect(entry()).toMatch(/^REPLACE .*,40\.76&sort=price-asc&view=map$/));

    await act(() => router.navigate(-1));
    expect(entry()).toBe('POP ?view=map&sort=price-asc');
    await waitFor(() => expect(shown().fit).toEqual({ bounds: EXTENT, turn: 1 }));
  });

  it('keeps what was chosen and is still on its way, and the entry it was chosen on', async () => {
    const { entry, router } = await openMap('?page=2&cursor=b');
    await settle();
    const wait = holdList();
    act(() => void router.navigate('?min_price=500000'));
    await waitFor(() => expect(lastSearch()).toMatchObject({ min_price: 500_000 }));
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    rests('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    expect(entry()).toBe('POP ?page=2&cursor=b');
    await act(async () => wait.end());
    await waitFor(() =>
      expect(entry()).toBe('PUSH ?min_price=500000&bounds=-73.9,40.7,-73.85,40.76'),
    );

    await act(() => router.navigate(-1));
    expect(entry()).toBe('POP ?page=2&cursor=b');
  });

  it('leaves the list alone where the visitor wants that, until asked to search', async () => {
    const { entry } = await openMap();
    await settle();
    await userEvent.click(checkbox());
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    expect(entry()).toBe('POP ');
    await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(entry()).toBe('PUSH ?bounds=-73.9,40.7,-73.85,40.75'));
    await waitFor(() => expect(shown().fit?.turn).toBe(0));
    expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Whole borough' }));
    await waitFor(() => expect(entry()).toBe('PUSH '));
  });

  it('catches up when the list is to follow again', async () => {
    const { entry } = await openMap();
    await settle();
    await userEvent.click(checkbox());
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await userEvent.click(checkbox());
    await waitFor(() => expect(entry()).toBe('PUSH ?bounds=-73.9,40.7,-73.85,40.75'));
  });

  it('is led back by Back to where it was moved before', async () => {
    const { entry, router } = await openMap();
    await settle();
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    const window = 'bounds=-73.9,40.7,-73.85,40.75';
    await waitFor(() => expect(entry()).toBe(`PUSH ?${window}`));
    await act(() => router.navigate(`?min_price=500000&${window}`));
    rests('visitor', { bounds: { ...WINDOW, north: 40.76 }, zoom: 14, turn: 0 });
    await waitFor(() => expect(entry()).toMatch(/^PUSH .*,40\.76$/));
    expect(shown().fit?.turn).toBe(0);

    await act(() => router.navigate(-1));
    await waitFor(() => expect(shown().fit).toMatchObject({ bounds: WINDOW, turn: 1 }));
  });

  it('is no search when the page moves the map', async () => {
    const { entry } = await openMap();
    await settle();
    rests('page', { bounds: WINDOW, zoom: 14, turn: 0, isMoved: true });
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...WINDOW, zoom: 14 }));
    expect(entry()).toBe('POP ');
  });

  it('does not empty the list where no home has a place', async () => {
    findsOnMap({ total: 0, unplaced: 440, extent: null, homes: [] });
    const { entry } = await openMap();
    await settle();
    expect(screen.getByText(/All of them are in the list/)).toBeInTheDocument();
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    await waitFor(() => expect(asked().at(-1)).toEqual({ ...WINDOW, zoom: 14 }));
    expect(entry()).toBe('POP ');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
