import { on } from '@phantom/mf-kit/events';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favourites } from '../../shared/favourites/favourites';
import { aListing } from '../../testing/listings';
import { renderTranslated } from '../../testing/render';
import { NewestListings } from './newest-listings';

const listings = [1, 2].map((id) => aListing({ id, address: `${id} Halsey Street` }));
const show = (list = listings) =>
  renderTranslated(<NewestListings data={{ listings: list, imageBase: '/pictures/' }} />);

beforeEach(() => favourites.change(() => []));

it('shows listings, and publishes the number of favourites', async () => {
  const counts: number[] = [];
  const stop = on('favourites-changed', ({ count }) => counts.push(count));
  await show();
  expect(screen.getByRole('heading', { name: 'New on the market' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Save: 2 Halsey Street' }));
  expect(counts).toEqual([0, 1]);
  stop();
});

it('shows nothing when there are no listings', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
