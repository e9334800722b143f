import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../testing/listings';
import { renderPage } from '../../../testing/render';
import type { FoundListings } from '../api/listing-search';
import { found, mockFacets, mockListings } from '../testing/responses';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

const answer = (over?: Partial<FoundListings>) => (listings = mockListings(found(over)));
let listings: ReturnType<typeof mockListings>;
const card = (name: RegExp) => screen.findByRole('link', { name });
const picturesOf = (element: HTMLElement) => element.querySelectorAll('img');

beforeEach(() => {
  answer();
  mockFacets();
});

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

describe('results page', () => {
  it('requests the listing type and borough of the URL, and shows the total', async () => {
    answer({ total: 1283 });
    await renderPage('/listings/Open_Houses/Queens');

    expect(await screen.findByText('1,283 homes')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('LISTINGS');
    expect(listings).toHaveBeenCalledWith({
      query: { type: 'open-houses', location: 'queens', limit: '24' },
    });
    expect(document.title).toBe('Open houses in Queens | Phantom Partners');
    expect(canonical()).toBe('http://localhost/listings/open-houses/queens');
  });

  it('shows the main facts of a listing, and links to its page', async () => {
    await renderPage('/listings/sales/brooklyn');

    const listing = await card(/764 Halsey Street/);
    expect(listing).toHaveAttribute('href', '/listings-detail/1');
    for (const fact of [
      '$1,250,000',
      'Brooklyn, NY 11233',
      '3 bedrooms',
      '1.5 bathrooms',
      'Townhouse',
    ]) {
      expect(within(listing).getByText(fact)).toBeInTheDocument();
    }
    expect(picturesOf(listing)[0]).toHaveAttribute('src', '/pictures/homes/a/1200.webp');
  });

  it('says how many homes are left out because nobody knows what they are near', async () => {
    answer({ unplaced: 440 });
    await renderPage('/listings/rentals?nearby=subway-10');

    expect(await screen.findByText(/^440 homes are left out/)).toBeVisible();
  });

  it('says that no station has the name of a commute', async () => {
    answer({ total: 0, list: [], unknown_stations: ['Moon'] });
    await renderPage('/listings/sales?commute=Moon-40');

    expect(await screen.findByText(/^No subway station is called “Moon”/)).toBeVisible();
  });

  it('says that the minutes of a commute are an estimate', async () => {
    answer({});
    await renderPage('/listings/sales?commute=Wall+St-40');

    expect(await screen.findByText(/^Estimates for a weekday/)).toBeVisible();
  });

  it.each(['', '[]', 'not json'])('shows a placeholder when images are %j', async (images) => {
    answer({ list: [aListing({ images })] });
    await renderPage('/listings/sales/brooklyn');

    expect(picturesOf(await card(/764 Halsey Street/))).toHaveLength(0);
  });

  it('names a listing by its neighbourhood when it has no address, and omits unknown rooms', async () => {
    answer({ list: [aListing({ address: null, bedrooms: 0, bathrooms: null, price: null })] });
    await renderPage('/listings/sales/brooklyn');

    const listing = await card(/Bedford-Stuyvesant/);
    expect(within(listing).getByText('Studio')).toBeInTheDocument();
    expect(within(listing).getByText('Price on request')).toBeInTheDocument();
    expect(within(listing).queryByText(/bathroom/)).not.toBeInTheDocument();
  });

  it('shows a monthly rent, the next open house, and a reservation', async () => {
    const openHouse = {
      starts_at: '2026-11-22T18:00:00Z',
      ends_at: '2026-11-22T20:00:00Z',
      synthetic: true,
    };
    const listing = aListing({
      listing_type: 'rentals',
      price: 3200,
      available: false,
      open_houses: [openHouse],
    });
    answer({ list: [listing] });
    await renderPage('/listings/rentals/brooklyn');

    const text = (await card(/764 Halsey Street/)).textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('$3,200 per month');
    expect(text).toContain('Open house Sun, Nov 22, 1:00 – 3:00 PM');
    expect(text).toContain('Under contract');
  });

  it('shows the product’s literal sentence when there are no results', async () => {
    answer({ list: [], total: 0 });
    await renderPage('/listings/rentals/bronx');

    const sentence = await screen.findByText(/No Result/);
    expect(sentence.textContent).toBe('No Result  Found...');
    expect(screen.getByRole('link', { name: 'See all boroughs' })).toHaveAttribute(
      'href',
      '/listings?tab=rentals',
    );
  });

  it.each(['/listings/auctions/queens', '/listings/sales/hoboken'])(
    'has no list at %s, sends no request, and links onward',
    async (path) => {
      await renderPage(path);

      expect(await screen.findByText('We have no such list of homes')).toBeInTheDocument();
      expect(document.title).toBe('We have no such list of homes | Phantom Partners');
      expect(canonical()).toBeUndefined();
      expect(screen.getByRole('link', { name: 'See all boroughs' })).toBeInTheDocument();
      expect(listings).not.toHaveBeenCalled();
    },
  );

  it('offers a retry when the listings cannot be loaded', async () => {
    listings.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/listings/sales/brooklyn');

    expect(await screen.findByText('No answer.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await card(/764 Halsey Street/)).toBeInTheDocument();
  });
});

describe('pager', () => {
  const pages: Record<string, Partial<FoundListings>> = {
    first: { list: [aListing({ address: 'First page' })], next: 'b' },
    b: { list: [aListing({ address: 'Second page' })], next: 'c' },
    c: { list: [aListing({ address: 'Third page' })], next: null },
  };
  const step = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

  beforeEach(() => {
    listings.mockImplementation(async ({ query }) =>
      found({ total: 60, ...pages[String(query?.['cursor'] ?? 'first')] }),
    );
  });

  it('stores the page in the URL, so that Back returns to it', async () => {
    const { router } = await renderPage('/listings/sales/brooklyn');
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();

    await step('Next');
    expect(await card(/Second page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&cursor=b');

    await act(() => router.navigate('/listings-detail/x'));
    await act(() => router.navigate(-1));
    expect(await card(/Second page/)).toBeInTheDocument();
  });

  it('goes back page by page', async () => {
    await renderPage('/listings/sales/brooklyn');
    await step('Next');
    await card(/Second page/);
    await step('Next');
    await card(/Third page/);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();

    await step('Previous');
    expect(await card(/Second page/)).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    await step('Previous');
    expect(await card(/First page/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  it('leads visitors of a shared link to the first page', async () => {
    const { router } = await renderPage('/listings/sales/brooklyn?page=3&cursor=c');
    await card(/Third page/);

    await step('Previous');

    expect(await card(/First page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('focuses the heading of the new page', async () => {
    await renderPage('/listings/sales/brooklyn');
    await step('Next');
    await card(/Second page/);

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the first page when the cursor is invalid', async () => {
    listings.mockImplementation(async ({ query }) => {
      if (query?.['cursor']) throw new ApiError('cursor is malformed', 400);
      return found(pages.first);
    });
    const { router } = await renderPage('/listings/sales/brooklyn?page=2&cursor=cut');

    expect(await card(/First page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });
});

describe('results in another language', () => {
  it('translates property types, rooms and prices, and keeps unknown types', async () => {
    answer({
      list: [aListing({ type: 'House' }), aListing({ id: 2, address: 'Loft', type: 'Loft' })],
    });
    await renderPage('/listings/sales/brooklyn', 'de');

    const house = (await card(/764 Halsey Street/)).textContent.replaceAll(/\s/g, ' ');
    expect(house).toContain('1.250.000 $');
    expect(house).toContain('3 Schlafzimmer');
    expect(house).toContain('1,5 Bäder');
    expect(house).toContain('Haus');
    expect(within(await card(/Brooklyn.*Loft/)).getAllByText('Loft')).toHaveLength(2);
  });
});
