import { clearSession, getSession, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { checkOnReturn } from './check-on-return';

beforeAll(() => checkOnReturn());
beforeEach(() => clearSession());

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('forgets a session that ended while the page was put away', () => {
  setSession(session(), { remember: false });
  comeBack(true);
  expect(getSession()).toBeDefined();
  // As another tab does at a sign-out.
  document.cookie = 'remembered=; path=/; max-age=0';
  comeBack(false);
  expect(getSession()).toBeDefined();
  comeBack(true);
  expect(getSession()).toBeUndefined();
});
