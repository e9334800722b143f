import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';

const tab = (name: string) => screen.findByRole('tab', { name });
const targets = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/listings/'));

describe('listings landing', () => {
  it('opens with sales, and a tile for each of the four boroughs', async () => {
    await renderPage('/listings');

    expect(await tab('SALES')).toHaveAttribute('aria-selected', 'true');
    expect(targets()).toEqual([
      '/listings/sales/queens',
      '/listings/sales/manhattan',
      '/listings/sales/brooklyn',
      '/listings/sales/bronx',
    ]);
  });

  it('keeps the tab in the address, and leads its tiles to it', async () => {
    const { router } = await renderPage('/listings');

    await userEvent.click(await tab('OPEN HOUSES'));

    expect(await tab('OPEN HOUSES')).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe('?tab=open-houses');
    expect(targets()[0]).toBe('/listings/open-houses/queens');
  });

  it('goes back to the tab before', async () => {
    const { router } = await renderPage('/listings');
    await userEvent.click(await tab('RENTALS'));

    await act(() => router.navigate(-1));

    await waitFor(async () => expect(await tab('SALES')).toHaveAttribute('aria-selected', 'true'));
  });

  it.each([
    ['/listings?tab=RENTALS', 'RENTALS'],
    ['/listings?tab=auctions', 'SALES'],
  ])('reads the tab of %s', async (path, name) => {
    await renderPage(path);

    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  });
});
