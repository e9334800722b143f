import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, getTranslations, setSession } from '@phantom/mf-kit';
import { renderToString } from 'react-dom/server';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote, menuEntry } from '../testing/remotes';
import { framePage, siteInfo } from '../testing/page';
import { session } from '../testing/session';
import { activeRoute, fixedLocation, frameLocationOf } from './active-route';
import type { FrameData } from './frame-data';
import {
  FrameFooter,
  FrameHeader,
  FrameRoot,
  identifierPrefix,
  type FrameElementId,
} from './frame';
import { menuEntries } from './menu/menu';
import { mountFrame } from './mount-frame';

const remotes = [
  bootRemote('mf-marketing', {
    routes: [
      { path: '/home', frame: 'public' },
      { path: '/history', frame: 'public' },
    ],
    menu: [
      menuEntry('History', { path: '/history', group: 'about', order: 10 }),
      menuEntry('Lending', { path: '/lending', order: 20 }),
      menuEntry('Manage people', { path: '/employees', roles: ['admin'], order: 30 }),
    ],
  }),
];
const routes = createRouteTable(remotes);
const drawnFrom: FrameData = { language: 'en', year: 1999, siteInfo: siteInfo() };
const parts = { 'frame-header': <FrameHeader />, 'frame-footer': <FrameFooter /> };
const ids = Object.keys(parts) as FrameElementId[];

let warned: jest.SpyInstance;

beforeEach(async () => {
  window.history.replaceState(null, '', '/history');
  await framePage();
  warned = jest.spyOn(console, 'error').mockImplementation();
  globalThis.reportError = jest.fn();
  globalThis.fetch = jest.fn(async () =>
    Response.json({ error: 0, list: [{ ...siteInfo(), hours: 'Montag bis Freitag' }] }),
  );
});
afterEach(() => {
  warned.mockRestore();
  // The frames of earlier tests are still mounted.
  act(() => clearSession());
});

/** Fills the page with the server's frame, as the gateway does. */
function serve(data: FrameData = drawnFrom): void {
  for (const id of ids) {
    const tree = (
      <FrameRoot
        translations={getTranslations()}
        location={fixedLocation(frameLocationOf('/history', routes))}
        menu={menuEntries(remotes)}
        data={data}
      >
        {parts[id]}
      </FrameRoot>
    );
    const options = { identifierPrefix: identifierPrefix(id) };
    document.getElementById(id)!.innerHTML = renderToString(tree, options);
  }
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'frame-data';
  block.textContent = JSON.stringify(data);
  document.body.append(block);
}

const mount = () => act(async () => mountFrame(remotes, activeRoute(routes)));
const footer = () => within(screen.getByRole('contentinfo'));

it('hydrates the frame of the server without changes or requests', async () => {
  serve();
  const elements = ids.map((id) => document.getElementById(id)?.firstElementChild);
  const html = document.body.innerHTML;
  await mount();
  expect(ids.map((id) => document.getElementById(id)?.firstElementChild)).toEqual(elements);
  expect(document.body.innerHTML.replace(' data-frame="public"', '')).toBe(html);
  expect(footer().getByText(/1999/)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  expect(globalThis.reportError).not.toHaveBeenCalled();
});

it('makes the frame interactive', async () => {
  const user = userEvent.setup();
  serve();
  await mount();
  await user.click(screen.getAllByRole('button', { name: 'About' })[0]!);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'History' })).toBeVisible();
});

it('shows the entries of a signed-in person after hydration', async () => {
  const user = userEvent.setup();
  act(() => setSession(session()));
  serve();
  expect(screen.queryByText('Manage people')).not.toBeInTheDocument();
  await mount();
  await user.click(footer().getByRole('heading', { name: 'Explore' }));
  expect(footer().getByText('Manage people')).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
  expect(globalThis.reportError).not.toHaveBeenCalled();
});

it('shows the page of a redirect after hydration', async () => {
  serve();
  const asked = frameLocationOf('/history', routes);
  window.history.replaceState(null, '', '/home');
  await act(async () => mountFrame(remotes, activeRoute(routes, asked)));
  expect(footer().getByRole('link', { name: 'History' })).not.toHaveAttribute('aria-current');
  expect(warned).not.toHaveBeenCalled();
});

it('requests the addresses again when the server could not load them', async () => {
  serve({ ...drawnFrom, siteInfo: undefined });
  await mount();
  expect(await footer().findByText('Montag bis Freitag')).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
});

it('reports a hydration error', async () => {
  serve();
  document.querySelector('#frame-footer h2')!.textContent = 'Something else';
  await mount();
  expect(globalThis.reportError).toHaveBeenCalledTimes(1);
  expect(footer().getByRole('heading', { name: 'Contact' })).toBeVisible();
});

it('renders the frame when the server has not', async () => {
  await mount();
  expect(footer().getByText(new RegExp(String(new Date().getFullYear())))).toBeVisible();
  expect(await footer().findByText('Montag bis Freitag')).toBeVisible();
});
