import { clearSession, setSession, unfinishedWork } from '@phantom/mf-kit';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote } from '../testing/remotes';
import { session } from '../testing/session';
import { guardRoutes } from './guard-routes';
import { closeNotice, currentNotice } from '../notice/notice-store';

const routes = createRouteTable([
  bootRemote('mf-staff', {
    routes: [
      { path: '/login', frame: 'public' },
      { path: '/dashboard', frame: 'staff', access: 'signed-in' },
    ],
  }),
]);

beforeAll(() => guardRoutes(routes));
beforeEach(() => {
  clearSession();
  closeNotice();
});

function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event('single-spa:before-routing-event'));
}

it('redirects a visitor from a protected page to the home page', () => {
  goTo('/dashboard');
  expect(window.location.pathname).toBe('/home');
});

it('keeps the language of the address', () => {
  document.documentElement.dataset.base = '/de';
  goTo('/de/dashboard');
  expect(window.location.pathname).toBe('/de/home');
  delete document.documentElement.dataset.base;
});

it.each(['/login', '/nowhere'])('lets a visitor open %s', (path) => {
  goTo(path);
  expect(window.location.pathname).toBe(path);
});

it('lets a signed-in person open a protected page', () => {
  setSession(session());
  goTo('/dashboard');
  expect(window.location.pathname).toBe('/dashboard');
});

it('redirects to the home page with a notice when the session expires', () => {
  setSession(session());
  goTo('/dashboard');
  clearSession('expired');
  expect(window.location.pathname).toBe('/home');
  expect(currentNotice()).toMatchObject({ textKey: 'session.expired', link: { path: '/login' } });
});

it('shows no notice after a sign-out', () => {
  setSession(session());
  clearSession();
  expect(currentNotice()).toBeUndefined();
});

it('shows that drafts are kept, and links an investor to the investors’ sign-in', () => {
  const investor = session();
  investor.user.type = 'Investor';
  setSession(investor);
  window.sessionStorage.setItem('draft:note', '{}');
  clearSession('expired');
  expect(currentNotice()).toMatchObject({
    textKey: 'session.expiredKept',
    link: { path: '/investors/login' },
  });
});

it('asks a visitor with a link to sign in, and stores the link', () => {
  window.history.replaceState(null, '', '/dashboard?tab=work');
  guardRoutes(routes);
  expect(window.location.pathname).toBe('/home');
  expect(currentNotice()?.textKey).toBe('session.required');
  expect(unfinishedWork()).toEqual({ userId: null, path: '/dashboard?tab=work' });
});
