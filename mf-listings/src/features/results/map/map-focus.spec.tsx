import { loadResultsMap, type ResultsMapProps } from '@phantom/map';
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, mockListingsById } from '../../../testing/listings';
import { mockMapSearch, openMap, settle, shown, stopMoving, WINDOW } from './testing/map-stage';
import { useFollowMap } from './use-map-search';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(({ window }: ResultsMapProps) => <button ref={window as never}>Map</button>),
  loadResultsMap: jest.fn(),
  useNear: () => true,
}));

const button = (name: string) => screen.getByRole('button', { name });
const card = () => screen.findByRole('region', { name: 'Home chosen on the map' });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  mockListingsById(aListing({ id: 7 }));
  mockMapSearch();
});
// The setting outlives the page and a failed test.
afterEach(() => {
  const [, setFollowing] = renderHook(useFollowMap).result.current;
  act(() => setFollowing(true));
});

describe('focus', () => {
  it.each(['{Enter}', '{Escape}'])('moves to the map when %s closes the card', async (key) => {
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    const opened = await card();
    act(() => within(opened).getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard(key);
    expect(opened).not.toBeInTheDocument();
    expect(button('Map')).toHaveFocus();
  });

  it('stays when the closed card does not contain it', async () => {
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    const opened = await card();
    const elsewhere = screen.getByRole('link', { name: 'Skip the map' });
    act(() => elsewhere.focus());
    await userEvent.keyboard('{Escape}');
    expect(opened).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });

  it('moves to the map from buttons that are removed when pressed', async () => {
    await openMap();
    await settle();
    await userEvent.click(screen.getByRole('checkbox'));
    stopMoving('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    for (const name of ['Search this area', 'Whole borough']) {
      const pressed = await screen.findByRole('button', { name });
      act(() => button(name).focus());
      await userEvent.keyboard('{Enter}');
      expect(pressed).not.toBeInTheDocument();
      expect(button('Map')).toHaveFocus();
    }
  });
});
