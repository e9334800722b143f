import { loadResultsMap, type ResultsMapProps } from '@phantom/map';
import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homesById } from '../../../shared/api/homes-by-id';
import { aHome } from '../../../testing/a-home';
import { useFollowing } from './hooks/use-following';
import { findsOnMap, openMap, rests, settle, shown, WINDOW } from './testing/map-stage';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(({ window }: ResultsMapProps) => <button ref={window as never}>Map</button>),
  loadResultsMap: jest.fn(),
  useNear: () => true,
}));
jest.mock('./api/find-on-map');
jest.mock('../../../shared/api/homes-by-id');

const button = (name: string) => screen.getByRole('button', { name });
const card = () => screen.findByRole('region', { name: 'Home chosen on the map' });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  jest.mocked(homesById).mockResolvedValue({ homes: [aHome({ id: 7 })], imageBase: '' });
  findsOnMap();
});
// It outlasts the page, and a test that fails half-way.
afterEach(() => {
  const [, setFollowing] = renderHook(useFollowing).result.current;
  act(() => setFollowing(true));
});

describe('the focus', () => {
  it.each(['{Enter}', '{Escape}'])('goes to the map when %s closes the card', async (key) => {
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    const opened = await card();
    act(() => within(opened).getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard(key);
    expect(opened).not.toBeInTheDocument();
    expect(button('Map')).toHaveFocus();
  });

  it('stays where it is when the card closes that does not have it', async () => {
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

  it('goes to the map from buttons that vanish as they are pressed', async () => {
    await openMap();
    await settle();
    await userEvent.click(screen.getByRole('checkbox'));
    rests('visitor', { bounds: WINDOW, zoom: 14, turn: 0 });
    for (const name of ['Search this area', 'Whole borough']) {
      const pressed = await screen.findByRole('button', { name });
      act(() => button(name).focus());
      await userEvent.keyboard('{Enter}');
      expect(pressed).not.toBeInTheDocument();
      expect(button('Map')).toHaveFocus();
    }
  });
});
