import { clearSession, getSession, isRemembered, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { restoreSession } from './restore-session';

/** The cookies that another tab of the browser has. */
function newTab({ remember }: { remember: boolean }): void {
  setSession(session(), { remember });
  window.sessionStorage.clear();
}

/** A browser that was closed after the sign-in has only cookies with a date. */
function browserOpenedAgain({ remember }: { remember: boolean }): void {
  newTab({ remember });
  if (!remember) document.cookie = 'remembered=; path=/; max-age=0';
}

const askOthers = jest.fn(async () => undefined);

beforeEach(() => {
  clearSession();
  askOthers.mockReset();
});

it('signs in a person with "Remember me"', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(getSession()).toEqual(renewed);
});

it('signs in a person in a new tab who is signed in in another', async () => {
  const renewed = session();
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(renewed)));
  newTab({ remember: false });
  await restoreSession(askOthers);
  expect(getSession()).toEqual(renewed);
});

it('signs nobody in after a sign-out, even with a refresh cookie', async () => {
  globalThis.fetch = jest.fn();
  newTab({ remember: false });
  clearSession();
  await restoreSession(askOthers);
  expect(fetch).not.toHaveBeenCalled();
});

it('sends no request without "Remember me"', async () => {
  globalThis.fetch = jest.fn();
  browserOpenedAgain({ remember: false });
  await restoreSession(askOthers);
  expect(fetch).not.toHaveBeenCalled();
});

it('removes "Remember me" after a refusal', async () => {
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 401 }));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(isRemembered()).toBe(false);
});

it('keeps "Remember me" while the server cannot be reached', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  browserOpenedAgain({ remember: true });
  await restoreSession(askOthers);
  expect(askOthers).toHaveBeenCalled();
  expect(getSession()).toBeUndefined();
  expect(isRemembered()).toBe(true);
});

it('requests the session from another tab while the server cannot be reached', async () => {
  const known = session();
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 503 }));
  newTab({ remember: false });
  await restoreSession(async () => setSession(known));
  expect(getSession()).toEqual(known);
});
