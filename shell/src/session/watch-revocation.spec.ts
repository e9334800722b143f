import { clearSession, getSession, setSession, subscribeToSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { watchRevocation } from './watch-revocation';

/** The gateway's response for a revoked token, and the auth service's for an ended session. */
const refusal = (reason: string) => ({
  ok: false,
  status: 401,
  headers: new Headers({
    'WWW-Authenticate': `Bearer error="invalid_token", error_description="${reason}"`,
  }),
});
const good = { ok: true, status: 200, headers: new Headers() };

/** Milliseconds between two checks. */
const LOOK = 500;

const readBody = jest.fn(async () => '');

const answers = (look: object, renewal: object = good) => {
  globalThis.fetch = jest.fn(async (path) =>
    path === '/api/site/session' ? { ...look, text: readBody } : renewal,
  ) as unknown as typeof fetch;
};

beforeAll(() => watchRevocation());
beforeEach(() => {
  jest.useFakeTimers();
  clearSession();
});
afterEach(() => {
  clearSession();
  jest.useRealTimers();
});

it('sends the token twice a second, and nothing for a visitor', async () => {
  answers(good);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(fetch).not.toHaveBeenCalled();
  const signedIn = session({ seconds: 900 });
  setSession(signedIn);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch).toHaveBeenCalledWith(
    '/api/site/session',
    expect.objectContaining({
      headers: { Authorization: `Bearer ${signedIn.access_token}` },
    }),
  );
});

it('reads each response body, so that no request stays pending', async () => {
  answers(good);
  readBody.mockClear();
  setSession(session({ seconds: 900 }));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(readBody).toHaveBeenCalledTimes(3);
});

it.each([
  ['role-changed', 'role-changed'],
  ['blocked', 'blocked'],
  ['erased', 'erased'],
  ['password-changed', 'password-changed'],
  ['signed-out', 'session-ended'],
  ['something new', 'expired'],
])('ends a session that was revoked as %s, and shows %s', async (reason, end) => {
  answers(refusal(reason), { ok: false, status: 401, headers: new Headers() });
  setSession(session({ seconds: 900 }));
  const ends: unknown[] = [];
  const stop = subscribeToSession((told) => ends.push(told));
  await jest.advanceTimersByTimeAsync(LOOK);
  stop();
  expect(getSession()).toBeUndefined();
  expect(ends).toEqual([end]);
});

it('renews a session whose rights have changed', async () => {
  const renewed = session({ seconds: 900 });
  answers(refusal('rights-changed'), { ...good, json: async () => renewed });
  setSession({ ...session({ seconds: 900 }), access_token: 'old' });
  await jest.advanceTimersByTimeAsync(LOOK);
  expect(getSession()).toEqual(renewed);
});

it('polls less often while the gateway fails, and clears nothing', async () => {
  answers({ ok: false, status: 503, headers: new Headers() });
  setSession(session({ seconds: 900 }));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(getSession()).toBeDefined();
});
