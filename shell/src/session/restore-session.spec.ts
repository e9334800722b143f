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

const askOthers = jest.fn(async () => undefined);

beforeEach(() => {
  clearSession();
  askOthers.mockReset();
});

it('signs in again who asked to be remembered', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(getSession()).toEqual(renewed);
});

it('signs in again in a new tab who is signed in in another', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  newTab({ remember: false });
  await restoreSession(askOthers);
  expect(getSession()).toEqual(renewed);
});

it('signs nobody in after they have signed out, be the cookie there or not', async () => {
  globalThis.fetch = jest.fn();
  newTab({ remember: false });
  clearSession();
  await restoreSession(askOthers);
  expect(fetch).not.toHaveBeenCalled();
});

it('asks nothing of the server for whoever did not', async () => {
  globalThis.fetch = jest.fn();
  browserOpenedAgain({ remember: false });
  await restoreSession(askOthers);
  expect(fetch).not.toHaveBeenCalled();
});

it('forgets who is refused', async () => {
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 401 }));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(isRemembered()).toBe(false);
});

it('keeps the wish while the server cannot be reached', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(askOthers).toHaveBeenCalled();
  expect(getSession()).toBeUndefined();
  expect(isRemembered()).toBe(true);
});

it('has another tab say who is signed in while the server cannot', async () => {
  const known = session();
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 503 }));
  newTab({ remember: false });
  await restoreSession(async () => setSession(known));
  expect(getSession()).toEqual(known);
});
