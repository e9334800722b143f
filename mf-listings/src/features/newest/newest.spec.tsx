import { on } from '@phantom/mf-kit/events';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favourites } from '../../shared/favourites/favourites';
import { aHome } from '../../testing/a-home';
import { renderTranslated } from '../../testing/render-translated';
import { NewestHomes } from './components/newest-homes';

const homes = [1, 2].map((id) => aHome({ id, address: `${id} Halsey Street` }));
const show = (list = homes) =>
  renderTranslated(<NewestHomes data={{ homes: list, imageBase: '/pictures/' }} />);

beforeEach(() => favourites.change(() => []));

it('shows homes, and tells the page around which are kept', async () => {
  const counts: number[] = [];
  const stop = on('favourites-changed', ({ count }) => counts.push(count));
  await show();
  expect(screen.getByRole('heading', { name: 'New on the market' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Save: 2 Halsey Street' }));
  expect(counts).toEqual([0, 1]);
  stop();
});

it('shows nothing where there are none', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
