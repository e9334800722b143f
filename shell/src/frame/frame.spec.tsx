import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, setSession } from '@phantom/mf-kit';
import { bootRemote, menuEntry } from '../testing/remotes';
import { framePage, siteInfo } from '../testing/page';
import { InFrame } from '../testing/in-frame';
import { session } from '../testing/session';
import { FrameFooter, FrameHeader } from './frame';
import { requireStaffFrame } from './load-staff-frame';

const marketing = bootRemote('mf-marketing', {
  routes: [
    { path: '/home', frame: 'public' },
    { path: '/history', frame: 'public' },
  ],
  menu: [
    menuEntry('Overview', { path: '/overview', group: 'about', order: 10 }),
    menuEntry('History', { path: '/history', group: 'about', order: 11 }),
    menuEntry('Lending', { path: '/lending', order: 20 }),
    menuEntry('Investor Login', {
      path: '/investors/login',
      setting: 'investorPortal',
      order: 80,
    }),
    menuEntry('Privacy', { path: '/privacy', group: 'legal', navigation: false, order: 90 }),
  ],
});
const staff = bootRemote('mf-staff', {
  routes: [{ path: '/dashboard', frame: 'staff', access: 'signed-in' }],
  menu: [menuEntry('Dashboard', { path: '/dashboard', frame: 'staff', icon: 'dashboard' })],
});

/** Renders header and footer of a page. */
async function open(path: string, answer: () => Promise<Response>): Promise<void> {
  globalThis.fetch = jest.fn(answer);
  await framePage();
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(
      <InFrame remotes={[marketing, staff]}>
        <FrameHeader />
        <FrameFooter />
      </InFrame>,
    );
  });
}
const answered = async () => Response.json({ error: 0, list: [siteInfo()] });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const mainMenu = () => screen.getAllByRole('navigation', { name: 'Main menu' })[0] as HTMLElement;

afterEach(() => clearSession());

it('skips to the main part, and keeps the fragment of the address', async () => {
  const user = userEvent.setup();
  await open('/listings/apply#manage=abc', answered);
  const main = document.getElementById('main') as HTMLElement;
  main.scrollIntoView = jest.fn();

  await user.click(screen.getByRole('link', { name: 'Skip to content' }));

  expect(main).toHaveFocus();
  expect(window.location.hash).toBe('#manage=abc');
});

it('opens a navigation group, and closes it on Escape and on a click elsewhere', async () => {
  const user = userEvent.setup();
  await open('/history', answered);
  const about = within(mainMenu()).getByRole('button', { name: 'About' });
  expect(within(mainMenu()).queryByRole('link', { name: 'History' })).not.toBeInTheDocument();

  await user.click(about);
  const history = within(mainMenu()).getByRole('link', { name: 'History' });
  expect(history).toHaveAttribute('aria-current', 'page');

  await user.keyboard('{Escape}');
  expect(about).toHaveAttribute('aria-expanded', 'false');
  expect(about).toHaveFocus();

  await user.click(about);
  await user.click(document.body);
  expect(about).toHaveAttribute('aria-expanded', 'false');
});

it('marks the header as scrolled from 300 px on', async () => {
  await open('/home', answered);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(299);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(300);
  expect(header).toHaveAttribute('data-scrolled', 'true');
});

it('shows the company’s addresses and the notices of the day in the footer', async () => {
  await open('/home', answered);
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(/214 East 39th Street/)).toBeVisible();
  expect(within(footer).getByRole('link', { name: '+1 212-555-0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  expect(within(footer).getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  const hours = within(footer).getByText('Monday to Friday').closest('dd');
  expect(hours).toHaveTextContent('Closed on Monday');
});

it('shows the footer’s links when the content service cannot be reached', async () => {
  await open('/home', unreachable);
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history');
});

describe('the staff frame', () => {
  async function openDashboard(): Promise<void> {
    await open('/dashboard', answered);
    await act(() => requireStaffFrame());
  }

  it('shows name, menu and sign-out', async () => {
    const user = userEvent.setup();
    setSession(session());
    await openDashboard();
    expect(document.body).toHaveAttribute('data-frame', 'staff');
    expect(
      within(screen.getByRole('navigation', { name: 'Staff menu' })).getByRole('link'),
    ).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Erin Ellis' }));
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `${new Date().getFullYear()} PHANTOM PARTNERS ALL RIGHTS RESERVED`,
    );
  });

  it('shows "admin" for a user without a name', async () => {
    const nameless = session();
    nameless.user.name = '';
    setSession(nameless);
    await openDashboard();
    expect(screen.getByRole('button', { name: 'admin' })).toBeVisible();
  });

  it('shows a new picture at once', async () => {
    const signedIn = session();
    setSession(signedIn);
    await openDashboard();
    const portrait = () => screen.getByRole('button', { name: 'Erin Ellis' }).querySelector('img');
    expect(portrait()).toBeNull();
    act(() => setSession({ ...signedIn, user: { ...signedIn.user, image: '/portrait.webp' } }));
    expect(portrait()).toHaveAttribute('src', '/portrait.webp');
  });
});

it('uses the addresses of the company’s settings, and shows some pages in the footer only', async () => {
  globalThis.fetch = jest.fn(answered);
  await framePage();
  const menu = [
    menuEntry('Lending', { path: '/lending' }),
    menuEntry('Podcast', { path: '/podcast', navigation: false }),
    menuEntry('Invest Now', { path: '/invest-now', setting: 'investNowUrl' }),
  ];
  const siteInfoElsewhere = { ...siteInfo(), investNowUrl: 'https://invest.example/start' };
  const drawn = { language: 'en', year: 2026, siteInfo: siteInfoElsewhere } as const;
  await act(async () => {
    render(
      <InFrame remotes={[bootRemote('mf-marketing', { menu })]} data={drawn}>
        <FrameHeader />
        <FrameFooter />
      </InFrame>,
    );
  });
  const names = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names(mainMenu())).toEqual(['Lending', 'Invest Now']);
  const footer = screen.getByRole('navigation', { name: 'All pages' });
  expect(names(footer)).toEqual(['Lending', 'Podcast', 'Invest Now']);
  for (const menu of [mainMenu(), footer]) {
    const investNow = within(menu).getByRole('link', { name: 'Invest Now' });
    expect(investNow).toHaveAttribute('href', 'https://invest.example/start');
  }
});

it('marks the group of a page that only the footer links to', async () => {
  globalThis.fetch = jest.fn(answered);
  await framePage();
  window.history.replaceState(null, '', '/podcast');
  const group = 'media';
  const menu = [
    menuEntry('Videos', { path: '/videos', group }),
    menuEntry('Podcast', { path: '/podcast', group, navigation: false }),
  ];
  await act(async () => {
    render(
      <InFrame remotes={[bootRemote('mf-marketing', { menu })]}>
        <FrameHeader />
      </InFrame>,
    );
  });
  expect(within(mainMenu()).getByRole('button', { name: 'Media' })).toHaveClass('is-current');
});

it('links to the legal pages at the end of every public page, and nowhere else', async () => {
  await open('/history', answered);
  const legal = screen.getByRole('navigation', { name: 'Legal' });
  expect(within(legal).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getAllByRole('link', { name: 'Privacy' })).toHaveLength(1);
});

it('shows the name of a signed-in person, with a link to their pages in place of the sign-in', async () => {
  await open('/history', answered);
  const login = within(mainMenu()).getByRole('link', { name: 'Investor Login' });
  expect(login).toHaveAttribute('href', '/investors/login');

  const { user, ...rest } = session();
  act(() => setSession({ ...rest, user: { ...user, name: 'Iris Valente', type: 'Investor' } }));
  const own = within(mainMenu()).getByRole('link', { name: 'Iris Valente: to your pages' });
  expect(own).toHaveAttribute('href', '/investors');
  expect(screen.queryByRole('link', { name: 'Investor Login' })).not.toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
});
