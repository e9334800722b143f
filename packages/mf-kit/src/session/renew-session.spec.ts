import { sessionWith } from '../testing/session';
import { renewOrClear, renewSession } from './renew-session';
import { clearSession, getSession, setSession } from './session';

beforeEach(() => clearSession());

it('does not restore a session that ended meanwhile', async () => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => {
    clearSession();
    return Response.json(sessionWith('new'));
  });
  expect(await renewSession()).toBeUndefined();
  expect(getSession()).toBeUndefined();
});

it('does not renew a session after a sign-out, when a call is refused late', async () => {
  globalThis.fetch = jest.fn();
  expect(await renewOrClear('old')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(getSession()).toBeUndefined();
});

it.each([500, 503, 429])('does not treat %i as a refusal', async (status) => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => new Response('{}', { status }));
  await expect(renewSession()).rejects.toThrow(`Renewal answered ${status}`);
  expect(getSession()?.access_token).toBe('old');
});

it('uses the session that another tab has renewed meanwhile', async () => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn();
  const locks = {
    request: async (_name: string, work: () => Promise<unknown>) => {
      setSession(sessionWith('of the other tab'));
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  expect((await renewSession())?.access_token).toBe('of the other tab');
  expect(fetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
});
