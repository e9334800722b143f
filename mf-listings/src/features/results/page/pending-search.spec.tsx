import type { ApiMock } from '@phantom/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { facets, found, mockFacets, mockListings } from '../testing/responses';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

const BROOKLYN = '/listings/sales/brooklyn';
let listings: ApiMock<'get', '/api/auth/listings-listfind'>;
let respond: (page: ReturnType<typeof found>) => void;

/** Opens a results page. Later pages load when `arrive` is called. */
const open = async (query = '') => {
  const { router } = await renderPage(BROOKLYN + query);
  await screen.findByRole('link', { name: /764 Halsey Street/ });
  listings.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address };
};
const arrive = () => act(async () => respond(found()));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const chip = (name: string) => screen.findByRole('link', { name: `Remove ${name}` });
const dialog = async () => within(await screen.findByRole('dialog'));
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });
const tick = async (name: RegExp) => {
  await userEvent.click(await button(/^Filters/));
  await userEvent.click((await dialog()).getByRole('checkbox', { name }));
  await userEvent.click((await dialog()).getByRole('button', { name: /^Show/ }));
};

beforeEach(() => {
  listings = mockListings();
  mockFacets();
});

describe('pending search', () => {
  it('combines two choices that follow each other', async () => {
    const { address } = await open();

    await tick(/^House/);
    await tick(/^Garden/);
    await userEvent.selectOptions(sort(), 'Price: low to high');

    expect(address()).toBe(BROOKLYN);
    expect(await chip('House')).toBeInTheDocument();
    expect(await button('Filters 2 chosen')).toBeInTheDocument();
    expect(sort()).toHaveValue('price-asc');
    await arrive();
    expect(address()).toBe(`${BROOKLYN}?dwelling=House&amenities=Garden&sort=price-asc`);
  });

  it('removes one filter after the other', async () => {
    const { address } = await open('?dwelling=House&zip_code=11215&min_area=500');

    await userEvent.click(await chip('House'));
    await userEvent.click(await chip('ZIP 11215'));
    await arrive();

    expect(address()).toBe(`${BROOKLYN}?min_area=500`);
  });

  it('keeps open filters that were opened meanwhile, with the right counts', async () => {
    await open();
    await tick(/^House/);
    mockFacets(facets({ total: 25 }));
    await userEvent.click(await button('Filters 1 chosen'));
    const filters = await dialog();

    expect(filters.getByRole('checkbox', { name: /^House/ })).toBeChecked();
    expect(await filters.findByRole('button', { name: 'Show 25 homes' })).toBeInTheDocument();
    await userEvent.click(filters.getByRole('checkbox', { name: /^Garden/ }));
    await arrive();

    expect(filters.getByRole('checkbox', { name: /^Garden/ })).toBeChecked();
  });

  it('applies a popover that is closed by a click on a link, and follows the link', async () => {
    const { address } = await open('?dwelling=House&dwelling=Condo');
    await userEvent.click(await button('Price'));
    const [from] = (await dialog()).getAllByRole('textbox');
    await userEvent.type(from as HTMLElement, '500k');

    await userEvent.click(await chip('House'));
    await arrive();

    expect(address()).toBe(`${BROOKLYN}?min_price=500000&dwelling=Condo`);
  });

  it('treats a return to the shown search as no step, and the same search as nothing', async () => {
    const { router, address } = await open('?page=2&cursor=b');
    const { key } = router.state.location;
    await userEvent.selectOptions(sort(), 'Price: low to high');
    const calls = listings.mock.calls.length;
    await userEvent.click(await button('Search'));
    expect(listings.mock.calls).toHaveLength(calls);

    await userEvent.selectOptions(sort(), 'Newest');
    await arrive();

    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(address()).toBe(`${BROOKLYN}?page=2&cursor=b`);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.key).not.toBe(key);
  });
});
