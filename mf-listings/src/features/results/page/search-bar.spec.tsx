import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockMeaning } from '../../../testing/listings';
import { renderPage } from '../../../testing/render';
import { mockFacets, mockListings } from '../testing/responses';
import { mockPlaces, place } from '../../../testing/places';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

const field = () => screen.findByRole('combobox', { name: /Neighborhood, street/ });
const address = ({ router }: Awaited<ReturnType<typeof renderPage>>) =>
  router.state.location.pathname + router.state.location.search;
const options = async () =>
  within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

let listings: ReturnType<typeof mockListings>;
let places: ReturnType<typeof mockPlaces>;

beforeEach(() => {
  mockMeaning();
  listings = mockListings();
  mockFacets();
  places = mockPlaces(
    place(),
    place({ text: 'Willets Point', borough: 'queens', count: 3 }),
    place({ kind: 'address', text: '1 Willow Street', id: 7, count: 1 }),
  );
});

it('searches for words in one history entry', async () => {
  const view = await renderPage('/listings/sales/queens?min_bedrooms=2');

  await userEvent.type(await field(), '  roof  deck {Enter}');

  await waitFor(() =>
    expect(address(view)).toBe('/listings/sales/queens?q=roof+deck&min_bedrooms=2'),
  );
  expect(listings).toHaveBeenCalledTimes(2);
});

it('suggests places after a pause, those of the current borough first', async () => {
  await renderPage('/listings/sales/queens');

  await userEvent.type(await field(), 'wiliam');

  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    'Willets PointNeighborhood · Queens3 homes',
    'WilliamsburgNeighborhood · Brooklyn12 homes',
    '1 Willow StreetHome · Brooklyn',
  ]);
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  expect(places).toHaveBeenCalledTimes(1);
});

it('selects a suggestion with the keyboard', async () => {
  const view = await renderPage('/listings/sales/queens?min_bedrooms=2');
  await userEvent.type(await field(), 'wiliam');
  const [, second, third] = await options();

  await userEvent.keyboard('{ArrowUp}');
  expect(third).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.keyboard('{Enter}');

  await waitFor(() =>
    expect(address(view)).toBe(
      '/listings/sales/brooklyn?min_bedrooms=2&neighbourhood=Williamsburg',
    ),
  );
  expect(await field()).toHaveValue('');
});

it('leads to the page of a listing that is clicked', async () => {
  const view = await renderPage('/listings/sales/queens');
  await userEvent.type(await field(), 'willow');
  await userEvent.click((await options())[2]!);

  await waitFor(() => expect(address(view)).toBe('/listings-detail/7'));
});

it('closes on Escape, and keeps the input', async () => {
  await renderPage('/listings/sales/queens');
  await userEvent.type(await field(), 'wiliam');
  await options();

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('wiliam');
});

it('aborts an outdated request, and shows only the newest response', async () => {
  const asked: AbortSignal[] = [];
  places.mockImplementation(async ({ query, request }) => {
    asked.push(request.signal);
    if (query?.['q'] === 'ast') await new Promise(() => undefined);
    return { list: [place({ text: `Found ${String(query?.['q'])}` })] };
  });
  await renderPage('/listings/sales/queens');
  await userEvent.type(await field(), 'ast');
  await waitFor(() => expect(asked).toHaveLength(1));

  await userEvent.type(await field(), 'oria');

  expect((await options())[0]).toHaveTextContent('Found astoria');
  expect(asked[0]?.aborted).toBe(true);
});

it('searches for the words when suggestions fail', async () => {
  places.mockRejectedValue(new ApiError('No answer.', 503));
  const view = await renderPage('/listings/sales/queens');
  await userEvent.type(await field(), 'astoria');
  await waitFor(() => expect(places).toHaveBeenCalled());

  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(address(view)).toBe('/listings/sales/queens?q=astoria'));
});

it('shows the words of the URL that Back returns to', async () => {
  const { router } = await renderPage('/listings/sales/queens?q=garden');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'deck{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=deck'));

  await act(() => router.navigate(-1));

  await waitFor(async () => expect(await field()).toHaveValue('garden'));
});
