import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { favourites, type Favourite } from '../../shared/favourites/favourites';
import { aListing, mockListingsById } from '../../testing/listings';
import { renderPage } from '../../testing/render';

const favourite = (over: Partial<Favourite> = {}): Favourite => ({
  id: 1,
  name: '764 Halsey Street',
  place: 'Brooklyn, NY 11233',
  price: 1_250_000,
  monthly: false,
  ...over,
});
const addFavourites = (...saved: Favourite[]) => favourites.change(() => saved);
const heart = (name: string) => screen.findByRole('button', { name: `Save: ${name}` });

let byId: ReturnType<typeof mockListingsById>;

beforeEach(async () => {
  await addFavourites();
  byId = mockListingsById(aListing(), aListing({ id: 2, address: 'Two Street', price: 700_000 }));
});

describe('favourites page', () => {
  it('says where favourites are stored, and links to the landing page when there are none', async () => {
    await renderPage('/listings/favourites');

    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.getByText(/in this browser, not in an account/)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('shows the newest first, with the price when they were added', async () => {
    await addFavourites(favourite({ id: 2, price: 750_000 }), favourite());
    await renderPage('/listings/favourites');

    const listings = await screen.findAllByRole('link', { name: /Street/ });
    expect(listings.map((each) => each.getAttribute('href'))).toEqual([
      '/listings-detail/2',
      '/listings-detail/1',
    ]);
    const [lowered, same] = listings as [HTMLElement, HTMLElement];
    expect(within(lowered).getByText(/^It was \$750,000 when it was saved/)).toBeInTheDocument();
    expect(within(lowered).getByText(/\$50,000 lower/)).toBeInTheDocument();
    expect(within(same).queryByText(/when it was saved/)).not.toBeInTheDocument();
  });

  it('keeps a removed favourite visible until the page is left', async () => {
    await addFavourites(favourite());
    await renderPage('/listings/favourites');

    await userEvent.click(await heart('764 Halsey Street'));

    expect(await heart('764 Halsey Street')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await favourites.read()).toEqual([]));
    await userEvent.click(await heart('764 Halsey Street'));
    await waitFor(async () => expect(await favourites.read()).toHaveLength(1));
  });

  it('names a listing that is off the market, and removes it', async () => {
    await addFavourites(favourite({ id: 9, name: 'Gone Street' }));
    await renderPage('/listings/favourites');

    expect(await screen.findByText('No longer on the market')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Gone Street' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Similar homes: Gone Street' })).toHaveAttribute(
      'href',
      '/listings-detail/9',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Gone Street' }));
    await waitFor(async () => expect(await favourites.read()).toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Gone Street' }));
    await waitFor(async () => expect(await favourites.read()).toHaveLength(1));
  });

  it('removes all, and restores them as they were', async () => {
    const saved = [favourite({ id: 2 }), favourite()];
    await addFavourites(...saved);
    await renderPage('/listings/favourites');

    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    await waitFor(async () => expect(await favourites.read()).toEqual([]));
    expect(screen.getByText('All favorites removed.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await favourites.read()).toEqual(saved));
    expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
  });

  it('restores neither those removed before, nor drops those added since', async () => {
    const [one, two] = [favourite(), favourite({ id: 2, name: 'Two Street' })];
    await addFavourites(one, two);
    await renderPage('/listings/favourites');

    await userEvent.click(await heart('764 Halsey Street'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    const since = favourite({ id: 9, name: 'Gone Street' });
    await act(() => favourites.change((saved) => [since, ...saved]));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await favourites.read()).toEqual([since, two]));
  });

  it('shows a favourite that another tab adds', async () => {
    await addFavourites(favourite());
    await renderPage('/listings/favourites');
    await heart('764 Halsey Street');

    await act(() => addFavourites(favourite({ id: 2, name: 'Two Street' }), favourite()));

    expect(await heart('Two Street')).toBeInTheDocument();
  });

  it('offers a retry when the listings cannot be loaded', async () => {
    await addFavourites(favourite());
    byId.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/listings/favourites');

    expect(await screen.findByText('No answer.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heart('764 Halsey Street')).toBeInTheDocument();
  });
});
