import { clearSession, getSession, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { keepSessionFresh, tokenExpiry } from './keep-session-fresh';

describe('keepSessionFresh', () => {
  const answer = (status: number, body: unknown = {}) =>
    new Response(JSON.stringify(body), { status });

  beforeEach(() => {
    jest.useFakeTimers();
    clearSession();
  });
  beforeAll(() => keepSessionFresh());
  afterEach(() => {
    clearSession();
    jest.useRealTimers();
  });

  it('renews each token a minute before its expiry', async () => {
    const renewed = session();
    globalThis.fetch = jest.fn(async () => answer(200, renewed));
    setSession(session({ seconds: 900 }));
    await jest.advanceTimersByTimeAsync(839_000);
    expect(fetch).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(getSession()).toEqual(renewed);
    await jest.advanceTimersByTimeAsync(839_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('clears a session that the server refuses to renew', async () => {
    globalThis.fetch = jest.fn(async () => answer(401));
    setSession(session({ seconds: 900 }));
    await jest.advanceTimersByTimeAsync(840_000);
    expect(getSession()).toBeUndefined();
  });

  it('retries when the server cannot be reached', async () => {
    const renewed = session();
    globalThis.fetch = jest
      .fn<Promise<Response>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(answer(503))
      .mockResolvedValueOnce(answer(200, renewed));
    setSession(session({ seconds: 900 }));
    await jest.advanceTimersByTimeAsync(840_000 + 30_000);
    expect(getSession()).toEqual(renewed);
  });

  it('stops after a sign-out', async () => {
    globalThis.fetch = jest.fn(async () => answer(200, session()));
    setSession(session({ seconds: 900 }));
    clearSession();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('tokenExpiry', () => {
  it('reads the expiry of a token', () => {
    const left = (tokenExpiry(session({ seconds: 900 })) ?? 0) - Date.now();
    expect(left / 1000).toBeCloseTo(900, -1);
  });

  it.each(['', 'opaque', 'a.b.c', `a.${btoa('{"exp":"soon"}')}.c`])(
    'returns undefined for %p',
    (token) => {
      expect(tokenExpiry({ ...session(), access_token: token })).toBeUndefined();
    },
  );
});
