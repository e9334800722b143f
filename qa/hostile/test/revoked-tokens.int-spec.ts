import { until } from '@phantom/service-kit/testing';
import { type AccountType, Person } from './revocation-people.js';
import { RevocationSite, type Verifier, VERIFIERS } from './revocation-site.js';
import { TABLE } from './revocation-table.js';

const MINUTES = 60_000;

/** Milliseconds from the response to a change, after its commit, until no verifier accepts the old token. */
const REFUSED_WITHIN = 1_000;

const site = new RevocationSite();
let manager: string;

/** Milliseconds until each verifier refused, for all rows. */
const delays: Record<string, number[]> = {};

beforeAll(async () => {
  await site.start();
  manager = await signInAs('admin@example.com', 'admin');
}, 5 * MINUTES);
afterAll(async () => {
  const worst = Object.entries(delays).map(([verifier, all]) => {
    const sorted = [...all].sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return `${verifier}: median ${median.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`;
  });
  process.stdout.write(`From commit to refusal\n${worst.join('\n')}\n`);
  await site.stop();
}, MINUTES);

async function signInAs(email: string, type: AccountType): Promise<string> {
  const body = { email, password: 'phantom-demo-2026', type };
  const answer = await site.call('gateway-1', '/api/auth/login', { method: 'POST', body });
  return String(answer.body.access_token);
}

/** Waits until a verifier refuses a token. @returns the reason that it gives */
async function refusal(at: Verifier, token: string): Promise<string | undefined> {
  const answer = await until(
    () => site.verify(at, token),
    ({ status }) => status === 401,
  );
  expect(answer.body).toEqual({ error: 1, message: 'Invalid credentials' });
  return answer.reason;
}

async function expectRefusedEverywhere(token: string, reason: string): Promise<void> {
  const changed = performance.now();
  await Promise.all(
    VERIFIERS.map(async (verifier) => {
      expect({ verifier, reason: await refusal(verifier, token) }).toEqual({ verifier, reason });
      const delay = performance.now() - changed;
      (delays[verifier] ??= []).push(delay);
      expect(delay).toBeLessThan(REFUSED_WITHIN);
    }),
  );
}

async function expectAcceptedEverywhere(token: string): Promise<void> {
  for (const verifier of VERIFIERS) {
    const { status } = await site.verify(verifier, token);
    expect({ verifier, status }).toEqual({ verifier, status: 200 });
  }
}

/**
 * Uses the refresh token of a device.
 *
 * @param next the claims of the renewed token; undefined when the session has ended
 */
async function expectRenewal(
  { token, cookie }: { token: string; cookie: string },
  next: object | undefined,
): Promise<void> {
  const path = '/api/auth/refresh';
  const refreshed = await site.call('gateway-2', path, { method: 'POST', cookie });
  expect(refreshed.status).toBe(next ? 200 : 401);
  if (!next) return;
  const renewed = String(refreshed.body.access_token);
  const [was, is] = [Person.claimsOf(token), Person.claimsOf(renewed)];
  expect(is).toMatchObject({ ...next, sid: was.sid });
  expect(is.pv).toBeGreaterThan(was.pv);
  await expectAcceptedEverywhere(renewed);
}

describe('revoked tokens: every verifier refuses the old token within a second', () => {
  it.each(TABLE)(
    'when $change',
    async ({ type = 'admin', rights, before, make, ends, isOfAccount, reason, next }) => {
      const person = await Person.signedIn(site, { type, rights });
      if (before) {
        await before(person, { site, manager });
        Object.assign(person, await person.signIn());
      }
      const devices = isOfAccount
        ? [{ token: person.token, cookie: person.cookie }, person.other]
        : [ends === 'other' ? person.other : person];
      for (const { token } of devices) await expectAcceptedEverywhere(token);
      await make(person, { site, manager });
      await Promise.all(devices.map(({ token }) => expectRefusedEverywhere(token, reason)));
      for (const device of devices) await expectRenewal(device, next);
    },
    MINUTES,
  );

  it('both gateways refuse the staff pass of an employee who becomes an investor', async () => {
    const person = await Person.signedIn(site, { type: 'admin' });
    const { token } = person;
    const call = { method: 'POST', token };
    const { cookie } = await site.call('gateway-1', '/api/site/staff-pass', call);
    const gateways = ['gateway-1', 'gateway-2'] as const;
    const ask = (at: Verifier) => site.call(at, '/api/site/status', { cookie });
    for (const at of gateways) expect((await ask(at)).status).toBe(200);
    await person.changeBy(manager, { type: 'Investor' });
    for (const at of gateways)
      await until(
        () => ask(at),
        ({ status }) => status === 401,
      );
  });

  it('every verifier accepts the tokens of other people and other sessions', async () => {
    const [leaver, other] = [
      await Person.signedIn(site, { type: 'admin' }),
      await Person.signedIn(site, { type: 'admin' }),
    ];
    await leaver.call('POST', 'logout');
    await expectRefusedEverywhere(leaver.token, 'signed-out');
    await expectAcceptedEverywhere(leaver.other.token);
    await expectAcceptedEverywhere(other.token);
  });

  it('returns the reason for the refresh token of a revoked session', async () => {
    const person = await Person.signedIn(site, { type: 'admin' });
    await person.changeBy(manager, { type: 'Investor' });
    const { status, reason } = await person.call('POST', 'refresh');
    expect({ status, reason }).toEqual({ status: 401, reason: 'role-changed' });
  });
});

it('refuses an employee who becomes an investor to read staff data and to remove a distribution', async () => {
  const person = await Person.signedIn(site, { type: 'admin' });
  const calls = ['gateway-1', 'gateway-2', 'properties'] as const;
  const attack = [
    'GET emp-current-propertieslist',
    'GET current-propertieslist/1',
    'GET pdf/PDflist/training',
    'GET investor-totals',
    'GET investors/3/holdings',
    'GET investors/3/distributions',
  ].map((line) => line.split(' ') as [string, string]);
  const distributions = await site.call('properties', '/api/auth/investors/3/distributions', {
    token: person.token,
  });
  const [{ id, version }] = distributions.body.list;
  for (const [method, path] of attack) {
    const { status } = await site.call('gateway-1', `/api/auth/${path}`, {
      method,
      token: person.token,
    });
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  attack.push(['DELETE', `investor-distributions/${id}?version=${version}`]);

  await person.changeBy(manager, { type: 'Investor' });
  await expectRefusedEverywhere(person.token, 'role-changed');
  for (const at of calls) {
    for (const [method, path] of attack) {
      const { token } = person;
      const answer = await site.call(at, `/api/auth/${path}`, { method, token });
      expect({ at, path, status: answer.status }).toEqual({ at, path, status: 401 });
    }
  }
  const after = await site.call('gateway-1', '/api/auth/investors/3/distributions', {
    token: manager,
  });
  expect(after.body.list).toContainEqual(expect.objectContaining({ id }));
});

it('needs no Redis: the second gateway of this test has none', async () => {
  const person = await Person.signedIn(site, { type: 'admin' });
  await person.call('POST', 'logout');
  expect(await refusal('gateway-2', person.token)).toBe('signed-out');
});

/** All verifiers except the auth service, which cannot respond. */
const OTHERS = VERIFIERS.filter((verifier) => !verifier.startsWith('auth'));

describe.each([
  {
    fault: 'killed',
    begin: () => site.kill('auth-1', 'auth-2'),
    end: () => Promise.all([site.startProcess('auth-1'), site.startProcess('auth-2')]),
  },
  {
    fault: 'frozen',
    begin: async () => site.signal('SIGSTOP', 'auth-1', 'auth-2'),
    end: async () => site.signal('SIGCONT', 'auth-1', 'auth-2'),
  },
])('while the auth service is $fault', ({ begin, end }) => {
  it(
    'refuses a revoked token, and accepts others until the list is too old, then returns 503 and not 401',
    async () => {
      const [leaver, person] = [
        await Person.signedIn(site, { type: 'admin' }),
        await Person.signedIn(site, { type: 'admin' }),
      ];
      await leaver.call('POST', 'logout');
      await expectRefusedEverywhere(leaver.token, 'signed-out');
      await begin();
      try {
        for (const verifier of OTHERS) {
          expect((await site.verify(verifier, leaver.token)).status).toBe(401);
          const seen = new Set<number>();
          const last = await until(
            async () => {
              const answer = await site.verify(verifier, person.token);
              seen.add(answer.status);
              return answer;
            },
            ({ status }) => status === 503,
          );
          expect(Number(last.retryAfter)).toBeGreaterThan(0);
          expect([...seen]).not.toContain(401);
        }
        const open = await site.call('gateway-1', '/api/auth/referredByList');
        expect(open.status).toBe(200);
      } finally {
        await end();
      }
      for (const verifier of VERIFIERS) {
        await until(
          () => site.verify(verifier, person.token),
          ({ status }) => status === 200,
        );
      }
      expect(await refusal('gateway-1', leaver.token)).toBe('signed-out');
    },
    5 * MINUTES,
  );
});
