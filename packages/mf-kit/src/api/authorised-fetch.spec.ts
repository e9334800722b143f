import { clearSession, getSession, setSession, subscribeToSession } from '../session/session';
import { sessionWith } from '../testing/session';
import { authorisedFetch } from './authorised-fetch';

/** A server with one valid token, which it returns for the refresh cookie. */
function serverWith({ good, renews }: { good: string; renews: boolean }): jest.Mock {
  return jest.fn(async (input: Request | string) => {
    if (input === '/api/auth/refresh') {
      return renews ? Response.json(sessionWith(good)) : new Response('{}', { status: 401 });
    }
    const { headers } = input as Request;
    const status = headers.get('Authorization') === `Bearer ${good}` ? 200 : 401;
    return new Response(await (input as Request).text(), { status });
  });
}

const call = (body?: string) =>
  authorisedFetch(new Request('http://localhost/api', body ? { method: 'POST', body } : undefined));

beforeEach(() => clearSession());

it('does not change the calls of a visitor', async () => {
  globalThis.fetch = serverWith({ good: 'a', renews: true });
  expect((await call()).status).toBe(401);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('sends the token of the session', async () => {
  globalThis.fetch = serverWith({ good: 'a', renews: true });
  setSession(sessionWith('a'));
  expect((await call()).status).toBe(200);
});

it('renews once for simultaneous calls with an expired token, and repeats them with their bodies', async () => {
  globalThis.fetch = serverWith({ good: 'new', renews: true });
  setSession(sessionWith('old'));
  const answers = await Promise.all([call('one'), call('two'), call('three')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const renewals = jest.mocked(fetch).mock.calls.filter(([input]) => input === '/api/auth/refresh');
  expect(renewals).toHaveLength(1);
  expect(getSession()?.access_token).toBe('new');
});

it('clears a session that the server does not renew', async () => {
  globalThis.fetch = serverWith({ good: 'new', renews: false });
  setSession(sessionWith('old'));
  const ends: unknown[] = [];
  const stop = subscribeToSession((end) => ends.push(end));
  expect((await call()).status).toBe(401);
  stop();
  expect(ends).toEqual(['expired']);
  expect(getSession()).toBeUndefined();
});

it('never repeats a request for another person', async () => {
  const other = sessionWith('new');
  other.user.id = 2;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) =>
    input === '/api/auth/refresh' ? Response.json(other) : new Response('{}', { status: 401 }),
  );
  setSession(sessionWith('old'));
  expect((await call('written by the first')).status).toBe(401);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(getSession()?.user.id).toBe(2);
});
