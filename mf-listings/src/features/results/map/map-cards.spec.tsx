import { loadResultsMap, ResultsMap as HomesMap, type MapCluster } from '@phantom/map';
import { ApiError } from '@phantom/mf-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homesById } from '../../../shared/api/homes-by-id';
import { aHome } from '../../../testing/a-home';
import { findHomesAt } from './api/find-homes-at';
import { findOnMap } from './api/find-on-map';
import { findsOnMap, onHighlight, openMap, settle, shown } from './testing/map-stage';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(() => null),
  loadResultsMap: jest.fn(),
  useNear: () => true,
}));
jest.mock('./api/find-on-map');
jest.mock('../../../shared/api/homes-by-id');
jest.mock('./api/find-homes-at', () => ({
  ...jest.requireActual<object>('./api/find-homes-at'),
  findHomesAt: jest.fn(),
}));

const CLUSTER: MapCluster = {
  latitude: 40.71,
  longitude: -73.87,
  count: 2,
  label: '2',
  bounds: { west: -73.87, south: 40.71, east: -73.87, north: 40.71 },
};
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(HomesMap).mockImplementation(() => <></>);
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  findsOnMap();
});

describe('what the map says', () => {
  it('counts what it shows, and what it cannot', async () => {
    findsOnMap({ unplaced: 1 });
    await openMap();
    await settle();
    expect(screen.getByText(/^1,200 homes in this part of the map/)).toHaveTextContent(
      '1 more has no place on the map',
    );
  });

  it('says why there is nothing, and tries again', async () => {
    jest.mocked(findOnMap).mockRejectedValueOnce(new ApiError('The server is busy.', 503));
    await openMap();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a home on the map', () => {
  it('opens as a card that leads to its page, and closes by Escape', async () => {
    jest
      .mocked(homesById)
      .mockResolvedValue({ homes: [aHome({ id: 7 })], imageBase: '/pictures/' });
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    expect(onHighlight).toHaveBeenLastCalledWith(7);
    const card = await screen.findByRole('link', { name: /\$1,250,000.*764 Halsey Street/ });
    expect(card).toHaveAttribute('href', '/listings-detail/7');
    expect(shown().selected).toEqual({ id: 7, latitude: 40.71, longitude: -73.88 });

    fireEvent.keyDown(document, { key: 'Escape' });
    expect(card).not.toBeInTheDocument();
    expect(shown().selected).toBeNull();
  });

  it('says that it is gone, or could not be fetched', async () => {
    jest.mocked(homesById).mockRejectedValueOnce(new ApiError('No answer.', 0));
    jest.mocked(homesById).mockResolvedValueOnce({ homes: [], imageBase: '' });
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    const card = await screen.findByRole('region', { name: 'Home chosen on the map' });
    await userEvent.click(await within(card).findByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText(/no longer on the market/)).toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(card).not.toBeInTheDocument();
  });

  it('shares a building with others: they open as a list', async () => {
    const list = [aHome({ id: 1 }), aHome({ id: 2, address: 'Unit 2' })];
    jest
      .mocked(findHomesAt)
      .mockResolvedValue({ error: 0, list, url: '/pictures/', total: 30, next: 'more' });
    await openMap('?min_price=500000');
    await settle();
    act(() => shown().onOpen(CLUSTER));
    const card = await screen.findByRole('region', { name: '30 homes at this place' });
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    expect(within(card).getByRole('link', { name: 'See all of them in the list' })).toHaveAttribute(
      'href',
      '/listings/sales/queens?min_price=500000&bounds=-73.87002%2C40.70998%2C-73.86998%2C40.71002',
    );
  });
});

it('offers another try when the map’s own code does not come, and leads keys past it', async () => {
  jest.mocked(HomesMap).mockImplementation(({ failure }) => <>{failure(() => undefined)}</>);
  await openMap();
  expect(screen.getByText('The map could not be drawn')).toBeInTheDocument();
  const skip = screen.getByRole('link', { name: 'Skip the map' });
  const end = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
  expect(end).toHaveAttribute('tabindex', '-1');
});
