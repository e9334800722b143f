import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome } from '../../testing/a-home';
import { renderPage } from '../../testing/render-page';
import { plainSearch } from '../../shared/search/search';
import { findFacets } from './api/find-facets';
import { findListings, type FoundListings } from './api/find-listings';
import { facets, found } from './testing/answers';

jest.mock('./api/find-facets');
jest.mock('./api/find-listings');
jest.mock('./map/results-map', () => ({ ResultsMap: () => null }));

const answer = (over?: Partial<FoundListings>) =>
  jest.mocked(findListings).mockResolvedValue(found(over));
const card = (name: RegExp) => screen.findByRole('link', { name });
const picturesOf = (element: HTMLElement) => element.querySelectorAll('img');

beforeEach(() => {
  jest.mocked(findListings).mockReset();
  answer();
  jest.mocked(findFacets).mockReset().mockResolvedValue(facets());
});

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

describe('listings results', () => {
  it('asks for the tab and the borough of the address, and tells how many there are', async () => {
    answer({ total: 1283 });
    await renderPage('/listings/Open_Houses/Queens');

    expect(await screen.findByText('1,283 homes')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('LISTINGS');
    expect(findListings).toHaveBeenCalledWith(
      plainSearch('open-houses', 'queens'),
      null,
      expect.anything(),
    );
    expect(document.title).toBe('Open houses in Queens | Phantom Partners');
    expect(canonical()).toBe('http://localhost/listings/open-houses/queens');
  });

  it('shows what one needs to know of a home, and leads to its page', async () => {
    await renderPage('/listings/sales/brooklyn');

    const home = await card(/764 Halsey Street/);
    expect(home).toHaveAttribute('href', '/listings-detail/1');
    for (const fact of [
      '$1,250,000',
      'Brooklyn, NY 11233',
      '3 bedrooms',
      '1.5 bathrooms',
      'Townhouse',
    ]) {
      expect(within(home).getByText(fact)).toBeInTheDocument();
    }
    expect(picturesOf(home)[0]).toHaveAttribute('src', '/pictures/homes/a/1200.webp');
  });

  it.each(['', '[]', 'not json'])('stands a drawing where images are %j', async (images) => {
    answer({ list: [aHome({ images })] });
    await renderPage('/listings/sales/brooklyn');

    expect(picturesOf(await card(/764 Halsey Street/))).toHaveLength(0);
  });

  it('names a home by its neighbourhood where there is no address, and leaves unknown rooms out', async () => {
    answer({ list: [aHome({ address: null, bedrooms: 0, bathrooms: null, price: null })] });
    await renderPage('/listings/sales/brooklyn');

    const home = await card(/Bedford-Stuyvesant/);
    expect(within(home).getByText('Studio')).toBeInTheDocument();
    expect(within(home).getByText('Price on request')).toBeInTheDocument();
    expect(within(home).queryByText(/bathroom/)).not.toBeInTheDocument();
  });

  it('tells a rent by the month, the next open house, and what is promised already', async () => {
    const openHouse = {
      starts_at: '2026-11-22T18:00:00Z',
      ends_at: '2026-11-22T20:00:00Z',
      synthetic: true,
    };
    const home = aHome({
      listing_type: 'rentals',
      price: 3200,
      available: false,
      open_houses: [openHouse],
    });
    answer({ list: [home] });
    await renderPage('/listings/rentals/brooklyn');

    const text = (await card(/764 Halsey Street/)).textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('$3,200 per month');
    expect(text).toContain('Open house Sun, Nov 22, 1:00 – 3:00 PM');
    expect(text).toContain('Under contract');
  });

  it('says so, in the product’s words, where there is nothing', async () => {
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
    'has no list at %s, asks nobody, and leads on',
    async (path) => {
      await renderPage(path);

      expect(await screen.findByText('We have no such list of homes')).toBeInTheDocument();
      expect(document.title).toBe('We have no such list of homes | Phantom Partners');
      expect(canonical()).toBeUndefined();
      expect(screen.getByRole('link', { name: 'See all boroughs' })).toBeInTheDocument();
      expect(findListings).not.toHaveBeenCalled();
    },
  );

  it('offers another try when the homes do not come', async () => {
    jest.mocked(findListings).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/listings/sales/brooklyn');

    expect(await screen.findByText('No answer.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await card(/764 Halsey Street/)).toBeInTheDocument();
  });
});

describe('pages of results', () => {
  const pages: Record<string, Partial<FoundListings>> = {
    first: { list: [aHome({ address: 'First page' })], next: 'b' },
    b: { list: [aHome({ address: 'Second page' })], next: 'c' },
    c: { list: [aHome({ address: 'Third page' })], next: null },
  };
  const step = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

  beforeEach(() => {
    jest
      .mocked(findListings)
      .mockImplementation(async (_, cursor) => found({ total: 60, ...pages[cursor ?? 'first'] }));
  });

  it('keeps the page in the address, so that Back returns to it', async () => {
    const { router } = await renderPage('/listings/sales/brooklyn');
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();

    await step('Next');
    expect(await card(/Second page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?page=2&cursor=b');

    await act(() => router.navigate('/listings-detail/x'));
    await act(() => router.navigate(-1));
    expect(await card(/Second page/)).toBeInTheDocument();
  });

  it('walks back page by page', async () => {
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

  it('leads whoever came by a shared link to the first page', async () => {
    const { router } = await renderPage('/listings/sales/brooklyn?page=3&cursor=c');
    await card(/Third page/);

    await step('Previous');

    expect(await card(/First page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('moves the focus to the top of the new page', async () => {
    await renderPage('/listings/sales/brooklyn');
    await step('Next');
    await card(/Second page/);

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the first page when the cursor of a link is no good', async () => {
    jest.mocked(findListings).mockImplementation(async (_, cursor) => {
      if (cursor !== null) throw new ApiError('cursor is malformed', 400);
      return found(pages.first);
    });
    const { router } = await renderPage('/listings/sales/brooklyn?page=2&cursor=cut');

    expect(await card(/First page/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });
});

describe('results in another language', () => {
  it('names dwellings, rooms and prices as that language does, and keeps a word it does not know', async () => {
    answer({ list: [aHome({ type: 'House' }), aHome({ id: 2, address: 'Loft', type: 'Loft' })] });
    await renderPage('/listings/sales/brooklyn', 'de');

    const house = (await card(/764 Halsey Street/)).textContent.replaceAll(/\s/g, ' ');
    expect(house).toContain('1.250.000 $');
    expect(house).toContain('3 Schlafzimmer');
    expect(house).toContain('1,5 Bäder');
    expect(house).toContain('Haus');
    expect(within(await card(/Brooklyn.*Loft/)).getAllByText('Loft')).toHaveLength(2);
  });
});
