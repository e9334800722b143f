import { clearSession, getSession, isRemembered, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { restoreSession } from './restore-session';

/** What a browser keeps that was closed after signing in. */
function browserOpenedAgain({ remember }: { remember: boolean }): void {
  setSession(session(), { remember });
  window.sessionStorage.clear();
}

beforeEach(() => clearSession());

it('signs in again who asked to be remembered', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  browserOpenedAgain({ remember: true });
  await restoreSession();
  expect(getSession()).toEqual(renewed);
});

it('asks nothing of the server for whoever did not', async () => {
  globalThis.fetch = jest.fn();
  browserOpenedAgain({ remember: false });
  await restoreSession();
  expect(fetch).not.toHaveBeenCalled();
});

it('forgets who is refused', async () => {
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 401 }));
  browserOpenedAgain({ remember: true });
  await restoreSession();
  expect(isRemembered()).toBe(false);
});

it('keeps the wish while the server cannot be reached', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  browserOpenedAgain({ remember: true });
  await restoreSession();
  expect(getSession()).toBeUndefined();
  expect(isRemembered()).toBe(true);
});
