import { act, render, screen } from '@testing-library/react';
import { bootRemote, menuEntry } from '../../testing/remotes';
import { framePage, siteInfo } from '../../testing/page';
import { InFrame } from '../../testing/in-frame';
import { FrameFooter, FrameHeader } from '../frame';

const marketing = bootRemote('mf-marketing', {
  routes: [{ path: '/home', frame: 'public' }],
  menu: [menuEntry('Invest Now', { path: '/invest-now', setting: 'investNowUrl' })],
});

it('uses the addresses of the company’s settings when no server has rendered the frame', async () => {
  const elsewhere = { ...siteInfo(), investNowUrl: 'https://invest.example/' };
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
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
