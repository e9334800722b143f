import { clearSession, getSession, isRemembered, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { restoreSession } from './restore-session';

/** What another tab of the same browser finds. */
function newTab({ remember }: { remember: boolean }): void {
  setSession(session(), { remember });
  window.sessionStorage.clear();
}

/** What a browser keeps that was closed after signing in: cookies with a date. */
function browserOpenedAgain({ remember }: { remember: boolean }): void {
  newTab({ remember });
  if (!remember) document.cookie = 'remembered=; path=/; max-age=0';
}

beforeEach(() => clearSession());

it('signs in again who asked to be remembered', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  browserOpenedAgain({ remember: true });
  await restoreSession();
  expect(getSession()).toEqual(renewed);
});

it('signs in again in a new tab who is signed in in another', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  newTab({ remember: false });
  await restoreSession();
  expect(getSession()).toEqual(renewed);
});

it('signs nobody in after they have signed out, be the cookie there or not', async () => {
  globalThis.fetch = jest.fn();
  newTab({ remember: false });
  clearSession();
  await restoreSession();
  expect(fetch).not.toHaveBeenCalled();
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
