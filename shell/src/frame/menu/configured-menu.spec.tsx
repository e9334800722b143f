import { act, render, screen } from '@testing-library/react';
import { bootRemote, menuEntry } from '../../testing/remotes';
import { framePage, siteInfo } from '../../testing/page';
import { InFrame } from '../../testing/in-frame';
import { FrameFooter, FrameHeader } from '../frame';

const marketing = bootRemote('mf-marketing', {
  routes: [{ path: '/home', frame: 'public' }],
  menu: [menuEntry('Invest Now', { path: '/invest-now', setting: 'investNowUrl' })],
});

it('uses the addresses and pages of the company’s settings when no server has rendered the frame', async () => {
  const page = { path: '/visit-us', label: 'Besuch', lang: 'de', group: 'about' };
  const elsewhere = { ...siteInfo(), investNowUrl: 'https://invest.example/', menu: [page] };
  globalThis.fetch = jest.fn(async () => Response.json({ error: 0, list: [elsewhere] }));
  await framePage();
  await act(async () => {
    render(
      <InFrame remotes={[marketing]}>
        <FrameHeader />
        <FrameFooter />
      </InFrame>,
    );
  });
  const addresses = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: 'Invest Now' })
    .map(({ href }) => href);
  expect(addresses).toEqual(addresses.map(() => 'https://invest.example/'));
  for (const link of screen.getAllByRole('link', { name: 'Besuch' })) {
    expect(link).toHaveAttribute('lang', 'de');
  }
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
