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

it('leads a visitor from a protected page to the home page', () => {
  goTo('/dashboard');
  expect(window.location.pathname).toBe('/home');
});

it('stays under the language that the address names', () => {
  document.documentElement.dataset.base = '/de';
  goTo('/de/dashboard');
  expect(window.location.pathname).toBe('/de/home');
  delete document.documentElement.dataset.base;
});

it.each(['/login', '/nowhere'])('lets a visitor open %s', (path) => {
  goTo(path);
  expect(window.location.pathname).toBe(path);
});

it('lets whoever is signed in open a protected page', () => {
  setSession(session());
  goTo('/dashboard');
  expect(window.location.pathname).toBe('/dashboard');
});

it('leads to the home page, and says why, when the session ends by itself', () => {
  setSession(session());
  goTo('/dashboard');
  clearSession('expired');
  expect(window.location.pathname).toBe('/home');
  expect(currentNotice()).toMatchObject({ textKey: 'session.expired', link: { path: '/login' } });
});

it('says nothing when the visitor signed out', () => {
  setSession(session());
  clearSession();
  expect(currentNotice()).toBeUndefined();
});

it('says that what was typed is kept, and leads an investor to their own door', () => {
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

it('asks whoever comes by a link to sign in first, and remembers where they wanted to go', () => {
  window.history.replaceState(null, '', '/dashboard?tab=work');
  guardRoutes(routes);
  expect(window.location.pathname).toBe('/home');
  expect(currentNotice()?.textKey).toBe('session.required');
  expect(unfinishedWork()).toEqual({ userId: null, path: '/dashboard?tab=work' });
});
