import 'fake-indexeddb/auto';
import { ApiError } from '@phantom/mf-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homesById } from '../../shared/api/homes-by-id';
import { favourites, type Favourite } from '../../shared/favourites/favourites';
import { aHome } from '../../testing/a-home';
import { renderPage } from '../../testing/render-page';

jest.mock('../../shared/api/homes-by-id');

const favourite = (over: Partial<Favourite> = {}): Favourite => ({
  id: 1,
  name: '764 Halsey Street',
  place: 'Brooklyn, NY 11233',
  price: 1_250_000,
  monthly: false,
  ...over,
});
const keep = (...kept: Favourite[]) => favourites.change(() => kept);
const heart = (name: string) => screen.findByRole('button', { name: `Save: ${name}` });

beforeEach(async () => {
  await keep();
  jest.mocked(homesById).mockReset();
  jest.mocked(homesById).mockImplementation(async (ids) => ({
    homes: [aHome(), aHome({ id: 2, address: 'Two Street', price: 700_000 })].filter(({ id }) =>
      ids.includes(id),
    ),
    imageBase: '/pictures/',
  }));
});

describe('the favourites', () => {
  it('say where they are kept, and lead to homes where there are none', async () => {
    await renderPage('/listings/favourites');

    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.getByText(/in this browser and in no account/)).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('stand in the order in which they were kept, with the price that they had', async () => {
    await keep(favourite({ id: 2, price: 750_000 }), favourite());
    await renderPage('/listings/favourites');

    const homes = await screen.findAllByRole('link', { name: /Street/ });
    expect(homes.map((each) => each.getAttribute('href'))).toEqual([
      '/listings-detail/2',
      '/listings-detail/1',
    ]);
    expect(within(homes[0]!).getByText('It was $750,000 when you saved it')).toBeInTheDocument();
    expect(within(homes[1]!).queryByText(/when you saved it/)).not.toBeInTheDocument();
  });

  it('stay in sight when let go, until the page is left', async () => {
    await keep(favourite());
    await renderPage('/listings/favourites');

    await userEvent.click(await heart('764 Halsey Street'));

    expect(await heart('764 Halsey Street')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await favourites.read()).toEqual([]));
    await userEvent.click(await heart('764 Halsey Street'));
    await waitFor(async () => expect(await favourites.read()).toHaveLength(1));
  });

  it('tell of a home that is gone, and let it go', async () => {
    await keep(favourite({ id: 9, name: 'Gone Street' }));
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

  it('go all at once, and come back as they were', async () => {
    const kept = [favourite({ id: 2 }), favourite()];
    await keep(...kept);
    await renderPage('/listings/favourites');

    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    await waitFor(async () => expect(await favourites.read()).toEqual([]));
    expect(screen.getByText('All favorites removed.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await favourites.read()).toEqual(kept));
    expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
  });

  it('come back without what was let go before, and with what was kept since', async () => {
    const [one, two] = [favourite(), favourite({ id: 2, name: 'Two Street' })];
    await keep(one, two);
    await renderPage('/listings/favourites');

    await userEvent.click(await heart('764 Halsey Street'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    const since = favourite({ id: 9, name: 'Gone Street' });
    await act(() => favourites.change((kept) => [since, ...kept]));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(async () => expect(await favourites.read()).toEqual([since, two]));
  });

  it('come in when another tab keeps one', async () => {
    await keep(favourite());
    await renderPage('/listings/favourites');
    await heart('764 Halsey Street');

    await act(() => keep(favourite({ id: 2, name: 'Two Street' }), favourite()));

    expect(await heart('Two Street')).toBeInTheDocument();
  });

  it('offer another try when their homes do not come', async () => {
    await keep(favourite());
    jest.mocked(homesById).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/listings/favourites');

    expect(await screen.findByText('No answer.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heart('764 Halsey Street')).toBeInTheDocument();
  });
});
