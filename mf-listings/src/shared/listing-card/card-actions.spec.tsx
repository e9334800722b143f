import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../testing/listings';
import { renderTranslated } from '../../testing/render';
import { comparison } from '../comparison/comparison';
import { favourites } from '../favourites/favourites';
import { StatusDock } from '../status-dock/status-dock';
import { ListingGrid } from './listing-card';

const listings = [1, 2, 3, 4, 5].map((id) => aListing({ id, address: `${id} Halsey Street` }));
const show = () =>
  renderTranslated(
    <>
      <ListingGrid listings={listings} imageBase="/pictures/" />
      <StatusDock />
    </>,
  );
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

beforeEach(async () => {
  await favourites.change(() => []);
  await comparison.change(() => []);
});

it('adds a favourite without following the card’s link, and removes it', async () => {
  await show();
  const heart = await button('Save: 2 Halsey Street');
  expect(heart.closest('a')).toBeNull();

  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await button('Save: 1 Halsey Street')).toHaveAttribute('aria-pressed', 'false');
  expect(favourites.getSnapshot().value[0]).toMatchObject({ id: 2, name: '2 Halsey Street' });

  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

it('reports at once when the browser stores nothing', async () => {
  await show();
  await press('Save: 2 Halsey Street');

  // jsdom has no IndexedDB, like a browser that refuses it.
  expect(await screen.findByText(/does not let us keep anything/)).toHaveAttribute(
    'role',
    'status',
  );
});

it('collects listings to compare at the foot of the page, and links to the comparison', async () => {
  await show();
  await press('Compare: 3 Halsey Street');
  expect(await screen.findByText('Choose another home to compare.')).toBeInTheDocument();

  await press('Compare: 1 Halsey Street');
  expect(await screen.findByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
    'href',
    '/listings/compare?ids=3,1',
  );
  expect(comparison.getSnapshot().value[0]?.picture).toBe('/pictures/homes/a/1200.webp');

  await press('Leave out: 3 Halsey Street');
  expect(await button('Compare: 3 Halsey Street')).toHaveAttribute('aria-pressed', 'false');
  expect(await button('Leave out: 1 Halsey Street')).toHaveFocus();

  await press('Clear');
  expect(screen.queryByRole('region', { name: 'Homes to compare' })).not.toBeInTheDocument();
  expect(screen.getByText('No homes are left to compare.')).toHaveFocus();

  await press('Compare: 1 Halsey Street');
  await press('Leave out: 1 Halsey Street');
  expect(screen.getByText('No homes are left to compare.')).toHaveFocus();
});

it('explains why a fifth listing is refused, and takes it when there is room', async () => {
  await show();
  for (const number of [1, 2, 3, 4, 5]) await press(`Compare: ${number} Halsey Street`);

  const full = 'Four homes at most can be compared. Leave one out to add another.';
  expect(await screen.findByText(full)).toHaveAttribute('role', 'status');
  expect(await button('Compare: 5 Halsey Street')).toHaveAttribute('aria-pressed', 'false');

  await press('Compare: 1 Halsey Street');
  expect(screen.queryByText(full)).not.toBeInTheDocument();
  await press('Compare: 5 Halsey Street');
  expect(comparison.getSnapshot().value.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});
