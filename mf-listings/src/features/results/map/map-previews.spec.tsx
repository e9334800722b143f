import { loadResultsMap, ResultsMap as ListingsMap, type MapCluster } from '@phantom/map';
import { ApiError } from '@phantom/mf-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, mockListingsById } from '../../../testing/listings';
import { found, mockListings } from '../testing/responses';
import { mockMapSearch, onHighlight, openMap, settle, shown } from './testing/map-stage';

jest.mock('@phantom/map', () => ({
  ResultsMap: jest.fn(() => null),
  loadResultsMap: jest.fn(),
  useNear: () => true,
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
  jest.mocked(ListingsMap).mockImplementation(() => <></>);
  jest.mocked(loadResultsMap).mockReturnValue(new Promise(() => undefined));
  mockMapSearch();
});

describe('map note', () => {
  it('counts the listings in view, and those without a location', async () => {
    mockMapSearch({ unplaced: 1 });
    await openMap();
    await settle();
    expect(screen.getByText(/^1,200 homes in this part of the map/)).toHaveTextContent(
      '1 more is not on the map',
    );
  });

  it('shows the error, and retries', async () => {
    mockMapSearch().mockRejectedValueOnce(new ApiError('The server is busy.', 503));
    await openMap();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('listing on the map', () => {
  it('opens as a card that links to its page, and closes on Escape', async () => {
    mockListingsById(aListing({ id: 7 }));
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

  it('reports that the listing is off the market, or could not be loaded', async () => {
    mockListingsById().mockRejectedValueOnce(new ApiError('No answer.', 0));
    await openMap();
    await settle();
    act(() => shown().onSelect(7));
    const card = await screen.findByRole('region', { name: 'Home chosen on the map' });
    await userEvent.click(await within(card).findByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText(/no longer on the market/)).toBeInTheDocument();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(card).not.toBeInTheDocument();
  });

  it('opens as a list when several share a building', async () => {
    const list = [aListing({ id: 1 }), aListing({ id: 2, address: 'Unit 2' })];
    mockListings(found({ list, total: 30, next: 'more' }));
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

it('offers a retry when the map’s code cannot be loaded, and has a skip link', async () => {
  jest.mocked(ListingsMap).mockImplementation(({ failure }) => <>{failure(() => undefined)}</>);
  await openMap();
  expect(screen.getByText('The map could not be drawn')).toBeInTheDocument();
  const skip = screen.getByRole('link', { name: 'Skip the map' });
  const end = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
  expect(end).toHaveAttribute('tabindex', '-1');
});
