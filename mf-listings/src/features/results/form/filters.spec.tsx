import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { facets, mockFacets, mockListings } from '../testing/responses';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

const address = ({ router }: Awaited<ReturnType<typeof renderPage>>) =>
  router.state.location.pathname + router.state.location.search;
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

const amount = (part: ReturnType<typeof within>, group: string, name: string) =>
  within(part.getByText(group).parentElement as HTMLElement).getByLabelText(new RegExp(`^${name}`));

const groupOf = (element: HTMLElement) => element.closest('fieldset') as HTMLElement;

let facetsCall: ReturnType<typeof mockFacets>;

beforeEach(() => {
  mockListings();
  facetsCall = mockFacets();
});

describe('all filters', () => {
  it('apply several choices in one history entry', async () => {
    const view = await renderPage('/listings/sales/brooklyn?q=deck&sort=price-asc');
    const dialog = await open('Filters');

    await userEvent.type(amount(dialog, 'Price', 'From'), '500k');
    await userEvent.click(dialog.getByLabelText(/^House/));
    await userEvent.click(dialog.getByLabelText(/^Garden/));
    await userEvent.click(dialog.getByLabelText(/11215/));
    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    await waitFor(() =>
      expect(address(view)).toBe(
        '/listings/sales/brooklyn?q=deck&min_price=500000&dwelling=House&zip_code=11215&amenities=Garden&sort=price-asc',
      ),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('choose what is near, and keep a second place of a kind', async () => {
    const view = await renderPage('/listings/sales/brooklyn?nearby=L-5&nearby=A-15');
    const dialog = await open('Filters 2 chosen');
    const subway = dialog.getByRole('combobox', { name: 'Subway' });
    expect(subway).toHaveValue('L-5');

    await userEvent.selectOptions(subway, 'G train: 10 min walk');
    await userEvent.selectOptions(dialog.getByLabelText('Park or playground'), 'park-5');
    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    await waitFor(() =>
      expect(address(view)).toBe('/listings/sales/brooklyn?nearby=G-10&nearby=park-5&nearby=A-15'),
    );
  });

  it('choose a commute by the name of a station, and keep a second one', async () => {
    mockApi('get', '/api/auth/listings-stations', { list: ['14 St (A C E)', 'Wall St'] });
    const view = await renderPage('/listings/sales?commute=Times+Sq-42+St-45&commute=1+Av-20');
    const dialog = await open('Filters 2 chosen');
    const station = dialog.getByRole('combobox', { name: 'Subway station' });
    expect(station).toHaveValue('Times Sq-42 St');

    await userEvent.clear(station);
    await waitFor(() =>
      expect(view.container.querySelectorAll('datalist > option')).toHaveLength(2),
    );
    await userEvent.type(station, 'Wall St');
    await userEvent.selectOptions(within(groupOf(station)).getByLabelText('At most'), '40 min');
    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    await waitFor(() =>
      expect(address(view)).toBe('/listings/sales?commute=Wall+St-40&commute=1+Av-20'),
    );
  });

  it('show the number of listings of each choice, and the total', async () => {
    await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');

    expect(dialog.getByRole('checkbox', { name: 'House , 25 homes' })).toBeInTheDocument();
    const [atLeast] = dialog.getAllByRole('group', { name: 'At least' });
    const bedrooms = within(atLeast as HTMLElement);
    expect(bedrooms.getByRole('radio', { name: '2+ , 23 homes' })).toBeInTheDocument();
    expect(bedrooms.getByRole('radio', { name: '4+ , 3 homes' })).toBeInTheDocument();
    expect(dialog.getByText('On offer: $300,000 – $4,000,000')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Show 40 homes' })).toBeInTheDocument();
  });

  it('count the current selection', async () => {
    await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');
    facetsCall = mockFacets(facets({ total: 1, neighbourhood: [{ value: 'Red Hook', count: 1 }] }));

    await userEvent.click(dialog.getByLabelText(/^Condo/));

    expect(await dialog.findByRole('button', { name: 'Show 1 home' })).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Park Slope , 0 homes' })).toBeInTheDocument();
    expect(facetsCall.mock.lastCall?.[0].query).toMatchObject({ dwelling: 'Condo' });
  });

  it('start with the current search, and can be cleared at once', async () => {
    const view = await renderPage(
      '/listings/sales/brooklyn?q=deck&min_bedrooms=2&max_price=1250000&neighbourhood=Gowanus',
    );
    const dialog = await open('Filters 3 chosen');
    expect(amount(dialog, 'Price', 'To')).toHaveValue('1,250,000');
    expect(dialog.getByLabelText(/^Gowanus/)).toBeChecked();

    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    expect(amount(dialog, 'Price', 'To')).toHaveValue('');
    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn?q=deck'));
  });

  it('discard the selection when they are closed', async () => {
    const view = await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');
    await userEvent.click(dialog.getByLabelText(/^House/));

    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address(view)).toBe('/listings/sales/brooklyn');
  });

  it('report a reversed range, keep the input, and do not search', async () => {
    const view = await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');
    const from = amount(dialog, 'Price', 'From');
    const to = amount(dialog, 'Price', 'To');
    await userEvent.type(from, '900000');
    await userEvent.type(to, '100000');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();

    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    expect(dialog.getByRole('alert')).toHaveTextContent('The highest price lies below the lowest.');
    expect(from).toHaveFocus();
    expect(to).toHaveValue('100000');
    expect(address(view)).toBe('/listings/sales/brooklyn');
  });

  it('explain the format of an amount', async () => {
    await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');
    await userEvent.type(amount(dialog, 'Price', 'To'), 'cheap');
    await userEvent.click(dialog.getByText(/^Show .*homes?$/));

    expect(dialog.getByRole('alert')).toHaveTextContent('Please write an amount in digits');
  });

  it('work without counts, and request them again', async () => {
    facetsCall.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/listings/sales/brooklyn');
    const dialog = await open('Filters');

    expect(dialog.getByRole('button', { name: 'Show homes' })).toBeInTheDocument();
    expect(dialog.getByLabelText('Co-op')).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'Show 40 homes' })).toBeInTheDocument();
  });
});

describe('price and rooms', () => {
  it('open below their button, which shows the selection', async () => {
    const view = await renderPage('/listings/sales/brooklyn');
    const popover = await open('Price');
    const from = amount(popover, 'Price', 'From');
    expect(from).toHaveFocus();

    await userEvent.type(from, '500000{Enter}');

    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn?min_price=500000'));
    expect(await screen.findByRole('button', { name: 'From $500,000' })).toHaveFocus();
  });

  it('are applied when the visitor leaves the popover', async () => {
    const view = await renderPage('/listings/sales/brooklyn');
    const popover = await open('Rooms');
    await userEvent.click(popover.getAllByRole('radio', { name: /^2\+/ })[0] as HTMLElement);

    await userEvent.click(screen.getByRole('heading', { level: 1 }));

    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn?min_bedrooms=2'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leave the visitor on the current results page when nothing was chosen', async () => {
    const path = '/listings/sales/brooklyn?page=3&cursor=c';
    const view = await renderPage(path);
    await open('Price');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(view.router.state.navigation.state).toBe('idle'));
    expect(address(view)).toBe(path);
  });

  it('are discarded on Escape, which returns the focus to their button', async () => {
    const view = await renderPage('/listings/sales/brooklyn');
    const popover = await open('Price');
    await userEvent.type(amount(popover, 'Price', 'From'), '5{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Price' })).toHaveFocus();
    expect(address(view)).toBe('/listings/sales/brooklyn');
  });
});

describe('inline filters', () => {
  it('keep input that cannot be read, and work without JavaScript', async () => {
    await renderPage('/listings/sales/brooklyn?filters=open&q=deck&min_price=cheap');
    const filters = await screen.findByRole('region', { name: 'Filters' });
    await within(filters).findByRole('group', { name: 'Price' });
    const from = amount(within(filters), 'Price', 'From');

    expect(from).toHaveValue('cheap');
    expect(within(filters).getByRole('alert')).toHaveTextContent('Please write an amount');
    const form = (from as HTMLInputElement).form as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/listings/sales/brooklyn');
    expect(new FormData(form).get('q')).toBe('deck');
  });

  it('close when they are applied', async () => {
    const view = await renderPage('/listings/sales/brooklyn?filters=open');
    const filters = within(await screen.findByRole('region', { name: 'Filters' }));
    await userEvent.click(await filters.findByLabelText(/^House/));
    await userEvent.click(filters.getByText(/^Show .*homes?$/));

    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn?dwelling=House'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument(),
    );
  });
});
