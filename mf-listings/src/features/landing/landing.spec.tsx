import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearches, rememberSearch } from '../../shared/recent-searches/recent-searches';
import { plainSearch } from '../../shared/search/search';
import { mockMeaning } from '../../testing/listings';
import { renderPage } from '../../testing/render';

const tab = (name: string) => screen.findByRole('tab', { name });
const targets = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href && /^\/listings\/(sales|rentals|open-houses)/.test(href));

describe('landing page', () => {
  it('opens with sales: a tile for each of four boroughs, links to the fifth and to the city', async () => {
    await renderPage('/listings');

    expect(await tab('SALES')).toHaveAttribute('aria-selected', 'true');
    expect(targets()).toEqual([
      '/listings/sales/queens',
      '/listings/sales/manhattan',
      '/listings/sales/brooklyn',
      '/listings/sales/bronx',
      '/listings/sales/staten-island',
      '/listings/sales',
    ]);
  });

  it('stores the listing type in the URL, and uses it in the tiles’ links', async () => {
    const { router } = await renderPage('/listings');

    await userEvent.click(await tab('OPEN HOUSES'));

    expect(await tab('OPEN HOUSES')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?tab=open-houses');
    expect(targets()[0]).toBe('/listings/open-houses/queens');
  });

  it('returns to the previous listing type with Back', async () => {
    const { router } = await renderPage('/listings');
    await userEvent.click(await tab('RENTALS'));

    await act(() => router.navigate(-1));

    await waitFor(async () => expect(await tab('SALES')).toHaveAttribute('aria-selected', 'true'));
  });

  it.each([
    ['/listings?tab=RENTALS', 'RENTALS'],
    ['/listings?tab=auctions', 'SALES'],
  ])('reads the listing type of %s', async (path, name) => {
    await renderPage(path);

    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  });
});

describe('search on the landing page', () => {
  const words = () => screen.findByRole('combobox', { name: 'Neighborhood, street, ZIP or words' });

  let meaning: ReturnType<typeof mockMeaning>;

  beforeEach(() => {
    meaning = mockMeaning();
  });

  it('leads to the target of the words, for the selected listing type', async () => {
    meaning = mockMeaning({
      type: 'rentals',
      location: 'queens',
      filters: { neighbourhood: ['Astoria'] },
    });
    const { router } = await renderPage('/listings?tab=rentals');

    await userEvent.type(await words(), 'astoria{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe('/listings/rentals/queens'));
    expect(router.state.location.search).toBe('?neighbourhood=Astoria');
    expect(meaning).toHaveBeenCalledWith({ query: { q: 'astoria', type: 'rentals' } });
  });

  it('searches the texts of the chosen borough for unknown words', async () => {
    const { router } = await renderPage('/listings');

    await userEvent.type(await words(), 'xqzzyq');
    await userEvent.selectOptions(screen.getByLabelText('Borough'), 'Brooklyn');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/listings/sales/brooklyn'));
    expect(router.state.location.search).toBe('?q=xqzzyq');
  });

  it('leads to the whole city without words and borough', async () => {
    const { router } = await renderPage('/listings');

    await words();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/listings/sales'));
    expect(meaning).not.toHaveBeenCalled();
  });

  it('reports an unknown place, and keeps the input', async () => {
    await renderPage('/listings?tab=sales&q=Atlantis&location=');

    expect(await screen.findByRole('alert')).toHaveTextContent('no home with “Atlantis”');
    expect(await words()).toHaveValue('Atlantis');
    expect(await words()).toHaveAttribute('aria-invalid', 'true');
  });

  it('leaves the focus in the field when the place is unknown', async () => {
    await renderPage('/listings');
    const field = await words();

    await userEvent.type(field, 'Atlantis{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('no home with “Atlantis”');
    expect(field).toHaveFocus();
    expect(await words()).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Avalon');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/no home with “Avalon”/)).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Avalon');
  });

  it('offers recent searches', async () => {
    await recentSearches.change(() => []);
    rememberSearch(plainSearch('rentals', 'bronx'));
    await renderPage('/listings');

    expect(
      await screen.findByRole('link', { name: 'Homes for rent in the Bronx' }),
    ).toHaveAttribute('href', '/listings/rentals/bronx');
  });
});
