import { ApiError } from '@phantom/mf-kit';
import type { ApiCall } from '@phantom/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../testing/listings';
import { renderPage } from '../../../testing/render';
import { found, mockFacets, mockListings } from '../testing/responses';
import { mockPlaces, place } from '../../../testing/places';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const robots = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;
const lastSearch = () => listings.mock.lastCall?.[0].query;
let listings: ReturnType<typeof mockListings>;
const address = ({ router }: Awaited<ReturnType<typeof renderPage>>) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  listings = mockListings();
  mockFacets();
  mockPlaces();
});

describe('search in the URL', () => {
  it('is requested, named in the title, and not indexed', async () => {
    await renderPage('/listings/sales/brooklyn?q=garden&min_bedrooms=2&max_price=900000');

    await link(/764 Halsey Street/);
    expect(lastSearch()).toMatchObject({ q: 'garden', min_bedrooms: '2', max_price: '900000' });
    expect(document.title).toBe(
      'Homes for sale in Brooklyn: “garden”, Up to $900,000, 2+ bedrooms | Phantom Partners',
    );
    expect(robots()).toBe('noindex');
  });

  it('offers a search for the typed words, in the borough and with the filters where they were typed', async () => {
    const params = new URLSearchParams([
      ['min_bedrooms', '2'],
      ['neighbourhood', 'Astoria'],
      ['guess_from', 'astorria'],
      ['guess_to', 'Astoria'],
      ['typed', 'astorria'],
      ['typed_at', '/listings/sales/brooklyn?min_bedrooms=2'],
    ]);
    const view = await renderPage(`/listings/sales/queens?${params}`);

    await userEvent.click(await link('Search for exactly “astorria”'));

    await waitFor(() =>
      expect(address(view)).toBe('/listings/sales/brooklyn?q=astorria&min_bedrooms=2'),
    );
  });

  it.each(['//elsewhere.invalid', 'javascript:alert(1)', ''])(
    'offers the typed words in the city when they were typed at %j, which is no list',
    async (typedAt) => {
      const params = new URLSearchParams({ unmatched: 'x', typed: 'x', typed_at: typedAt });
      await renderPage(`/listings/sales/queens?${params}`);

      expect(await link('Search for exactly “x”')).toHaveAttribute('href', '/listings/sales?q=x');
    },
  );

  it('leads to the homes for rent that mention what no home for sale does', async () => {
    const notice = { unmatched: '318 nevins', other_type: 'rentals', typed: '318 nevins' };
    await renderPage(`/listings/sales?${new URLSearchParams(notice)}`);

    expect(await link('See the homes for rent that do')).toHaveAttribute(
      'href',
      '/listings/rentals?q=318+nevins',
    );
  });

  it('shows each filter with a link that removes it', async () => {
    const view = await renderPage(
      '/listings/sales/brooklyn?neighbourhood=Red+Hook&dwelling=House&min_area=800',
    );

    await userEvent.click(await link('Remove House'));

    await waitFor(() =>
      expect(address(view)).toBe('/listings/sales/brooklyn?min_area=800&neighbourhood=Red+Hook'),
    );
    await userEvent.click(await link('Clear all'));
    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument(),
    );
  });

  it('focuses the next filter when one is removed with the keyboard', async () => {
    await renderPage('/listings/sales/brooklyn?neighbourhood=Red+Hook&zip_code=11215');
    const first = await link('Remove Red Hook');
    first.focus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByText('Red Hook')).not.toBeInTheDocument());
    expect(await link('Remove ZIP 11215')).toHaveFocus();
  });

  it('is undone step by step', async () => {
    const view = await renderPage('/listings/sales/brooklyn?dwelling=House&zip_code=11215');
    await userEvent.click(await link('Remove House'));
    await waitFor(() => expect(address(view)).toBe('/listings/sales/brooklyn?zip_code=11215'));

    await act(() => view.router.navigate(-1));

    expect(await link('Remove House')).toBeInTheDocument();
  });

  it('keeps the filters that are valid in another borough and listing type', async () => {
    await renderPage('/listings/sales/brooklyn?min_price=5&min_bedrooms=2&neighbourhood=Red+Hook');

    expect(await link('Queens')).toHaveAttribute(
      'href',
      '/listings/sales/queens?min_price=5&min_bedrooms=2',
    );
    expect(await link('RENTALS')).toHaveAttribute(
      'href',
      '/listings/rentals/brooklyn?min_bedrooms=2&neighbourhood=Red+Hook',
    );
  });

  it('is sorted in one step, without the old cursor', async () => {
    const view = await renderPage('/listings/sales/brooklyn?min_bedrooms=2&page=2&cursor=b');

    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Price: low to high',
    );

    await waitFor(() =>
      expect(address(view)).toBe('/listings/sales/brooklyn?min_bedrooms=2&sort=price-asc'),
    );
    expect(lastSearch()).toMatchObject({ sort: 'price-asc' });
  });

  it('keeps its filters from page to page', async () => {
    mockListings(found({ total: 60, next: 'b' }));
    await renderPage('/listings/sales/brooklyn?min_bedrooms=2&view=map');

    expect(await link('Next')).toHaveAttribute(
      'href',
      '/listings/sales/brooklyn?min_bedrooms=2&view=map&page=2&cursor=b',
    );
  });
});

describe('invalid URL', () => {
  it('reports a reversed range, and lists the matches without it', async () => {
    await renderPage('/listings/sales/brooklyn?min_price=900000&max_price=100000&min_area=500');

    expect(await screen.findByText(/^Price: the end lies below the beginning/)).toBeVisible();
    expect(await link(/764 Halsey Street/)).toBeInTheDocument();
  });

  it('reports that a parameter was ignored', async () => {
    await renderPage('/listings/sales/brooklyn?min_price=cheap');
    expect(await screen.findByText(/could not be read and was left out/)).toBeVisible();
  });

  it('ignores removed parameters', async () => {
    await renderPage('/listings/sales/brooklyn?dwelling=Castle&bounds=here');
    expect(await screen.findByText(/do not exist, or no longer/)).toBeVisible();
    expect(lastSearch()).not.toHaveProperty('dwelling');
  });

  it('keeps the filters when the cursor is invalid', async () => {
    listings.mockImplementation(async ({ query }) => {
      if (query?.['cursor']) throw new ApiError('The cursor belongs to another order.', 400);
      return found();
    });
    const view = await renderPage('/listings/sales/brooklyn?min_bedrooms=2&page=2&cursor=old');

    await link(/764 Halsey Street/);
    expect(address(view)).toBe('/listings/sales/brooklyn?min_bedrooms=2');
  });
});

describe('search without results', () => {
  /** Nothing is found; without one of the filters (a call for one listing) there are so many. */
  const mockCount = (countOf: (query: ApiCall['query'] & object) => number) =>
    listings.mockImplementation(async ({ query = {} }) =>
      found({ list: [], total: query['limit'] === '1' ? countOf(query) : 0 }),
    );

  beforeEach(() => {
    mockCount(() => 0);
  });

  it('offers to remove the filter that excludes all listings', async () => {
    mockCount(({ max_price, dwelling }) => (max_price ? 0 : dwelling ? 7 : 80));
    await renderPage('/listings/sales/brooklyn?max_price=5&dwelling=House');

    expect((await screen.findByText(/No Result/)).textContent).toBe('No Result  Found...');
    expect(await link('Any price: 7 homes')).toHaveAttribute(
      'href',
      '/listings/sales/brooklyn?dwelling=House',
    );
    expect(screen.queryByRole('link', { name: /Any kind of home/ })).not.toBeInTheDocument();
    expect(await link('No filters: 80 homes')).toHaveAttribute('href', '/listings/sales/brooklyn');
  });

  it('suggests another place', async () => {
    mockPlaces(place());
    await renderPage('/listings/sales/queens?q=wiliamsberg');

    expect(await link('Williamsburg (12 homes)')).toHaveAttribute(
      'href',
      '/listings/sales/brooklyn?neighbourhood=Williamsburg',
    );
  });

  it('links to other boroughs when there is no alternative', async () => {
    mockCount(() => {
      throw new ApiError('No answer.', 503);
    });
    await renderPage('/listings/sales/queens?max_price=5');

    const state = (await screen.findByText(/No Result/)).closest('[role=status]') as HTMLElement;
    expect(within(state).getByRole('link', { name: 'See all boroughs' })).toBeInTheDocument();
  });
});

it('lists the results when the facets fail', async () => {
  mockFacets().mockRejectedValue(new ApiError('No answer.', 503));
  mockListings(found({ list: [aListing({ address: 'Still there' })] }));
  await renderPage('/listings/sales/brooklyn');

  expect(await link(/Still there/)).toBeInTheDocument();
});
