import { screen } from '@testing-library/react';
import { favourites } from '../../shared/favourites/favourites';
import { aListing, mockListingsById } from '../../testing/listings';
import { renderPage } from '../../testing/render';

// jsdom has no IndexedDB, like a browser that refuses it.
it('says that favourites last until the page is closed when the browser stores nothing', async () => {
  const listing = aListing();
  mockListingsById(listing);
  await favourites.change(() => [
    { id: listing.id, name: listing.address, place: '', price: listing.price, monthly: false },
  ]);
  await renderPage('/listings/favourites');

  expect(await screen.findByText(/does not let us keep anything/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Save: 764 Halsey Street' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
