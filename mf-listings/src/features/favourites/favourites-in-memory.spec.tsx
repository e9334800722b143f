import { screen } from '@testing-library/react';
import { homesById } from '../../shared/api/homes-by-id';
import { favourites } from '../../shared/favourites/favourites';
import { aHome } from '../../testing/a-home';
import { renderPage } from '../../testing/render-page';

jest.mock('../../shared/api/homes-by-id');

// jsdom has no IndexedDB, as a browser that refuses it.
it('says that favourites last until the page is closed where the browser keeps nothing', async () => {
  const home = aHome();
  jest.mocked(homesById).mockResolvedValue({ homes: [home], imageBase: '/pictures/' });
  await favourites.change(() => [
    { id: home.id, name: home.address, place: '', price: home.price, monthly: false },
  ]);
  await renderPage('/listings/favourites');

  expect(await screen.findByText(/does not let us keep anything/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Save: 764 Halsey Street' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
