import { sessionWith } from '../testing/session';
import { renewSession } from './renew-session';
import { clearSession, getSession, setSession } from './session';

beforeEach(() => clearSession());

it('leaves whoever signed out meanwhile signed out', async () => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => {
    clearSession();
    return Response.json(sessionWith('new'));
  });
  expect(await renewSession()).toBeUndefined();
  expect(getSession()).toBeUndefined();
});

it.each([500, 503, 429])('does not take %i for a refusal', async (status) => {
  setSession(sessionWith('old'));
  globalThis.fetch = jest.fn(async () => new Response('{}', { status }));
  await expect(renewSession()).rejects.toThrow(`Renewal answered ${status}`);
  expect(getSession()?.access_token).toBe('old');
});

it('takes what another tab has renewed while this one waited for its turn', async () => {
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
