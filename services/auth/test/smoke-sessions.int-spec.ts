import { ACCOUNT_RIGHTS, SMOKE_ACCOUNT_IDS } from '@phantom/service-kit';
import { AuditEntry } from '@phantom/service-kit/audit';
import { decodeJwt } from 'jose';
import { authApp, INVALID, type ResponseBody, type AuthApp } from './auth-app.js';
import { otherService, type OtherService } from './other-service.js';

const SECRET = 'YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXoxMjM0NTY';

let auth: AuthApp;
let other: OtherService;

beforeAll(async () => {
  auth = await authApp({ SMOKE_SECRET: SECRET });
  other = await otherService(auth);
});

afterAll(async () => {
  await other.close();
  await auth.close();
});

const ask = (client_secret: string | undefined, address?: string) =>
  auth.call('POST', 'smoke-sessions', { client_secret }, { address });

const tokensByRole = async (): Promise<Record<string, string>> => {
  const { list } = (await ask(SECRET)).body;
  return Object.fromEntries(
    list.map(({ role, access_token }: ResponseBody) => [role, access_token]),
  );
};

const signed = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

const auditEntries = () =>
  auth.dataSource.getRepository(AuditEntry).find({
    where: { action: 'smoke-tokens' },
    order: { id: 'ASC' },
  });

it('issues a read-only token of ten minutes for each role, and no refresh cookie', async () => {
  const { status, body, setCookies } = await ask(SECRET);
  expect(status).toBe(200);
  expect(setCookies).toEqual([]);
  const claims = body.list.map(({ role, scope, access_token }: ResponseBody) => {
    const {
      sub,
      type,
      rights,
      sid,
      iat = 0,
      exp = 0,
      ...rest
    } = decodeJwt<ResponseBody>(access_token);
    expect([scope, rest['scope'], sid, exp - iat]).toEqual(['read', 'read', undefined, 600]);
    return { role, sub: Number(sub), type, rights };
  });
  expect(claims).toEqual([
    { role: 'manager', sub: SMOKE_ACCOUNT_IDS.manager, type: 'admin', rights: [...ACCOUNT_RIGHTS] },
    { role: 'employee', sub: SMOKE_ACCOUNT_IDS.employee, type: 'admin', rights: [] },
    { role: 'investor', sub: SMOKE_ACCOUNT_IDS.investor, type: 'Investor', rights: [] },
  ]);
});

it('returns 401 for a wrong secret', async () => {
  for (const wrong of [`${SECRET}x`, SECRET.slice(1), 'x']) {
    const { status, body } = await ask(wrong);
    expect([status, body]).toEqual([401, INVALID]);
  }
  expect((await ask(undefined)).status).toBe(422);
});

it('records issued and refused tokens in the audit log', async () => {
  const before = (await auditEntries()).length;
  await ask(SECRET);
  await ask('wrong');
  const added = (await auditEntries()).slice(before);
  expect(added.map(({ outcome, actorId }) => [outcome, actorId])).toEqual([
    ['done', null],
    ['refused', null],
  ]);
});

it('returns 429 when one network sends too many requests', async () => {
  const address = '203.0.113.9';
  for (let calls = 0; calls < 60; calls += 1) await ask('wrong', address);
  expect((await ask(SECRET, address)).status).toBe(429);
  expect((await ask(SECRET)).status).toBe(200);
});

it('can read its own profile, and is in no list of accounts', async () => {
  const { manager } = await tokensByRole();
  const headers = signed(manager);
  const profile = await auth.inject({ url: '/api/auth/profile', headers });
  expect(profile.json()).toMatchObject({ list: [{ id: SMOKE_ACCOUNT_IDS.manager }], sessions: [] });
  const people = await auth.inject({ url: '/api/auth/people', headers });
  const emails = people.json<ResponseBody>().list.map(({ email }: { email: string }) => email);
  expect(emails).toContain('employee@example.com');
  expect(emails.filter((email: string) => email.includes('smoke'))).toEqual([]);
});

it('gets 403 for every call that is not GET', async () => {
  const { manager } = await tokensByRole();
  const calls = [
    ['PATCH', '/api/auth/profile'],
    ['POST', '/api/auth/people'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/auth/personal-data/account/erasure'],
    ['DELETE', '/api/auth/profile-image'],
  ] as const;
  for (const [method, url] of calls) {
    const payload = method === 'DELETE' ? undefined : {};
    const answer = await auth.inject({ method, url, headers: signed(manager), payload });
    expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
    expect(answer.json()).toMatchObject({ message: 'This token may only read' });
  }
});

it('can read in another service', async () => {
  const { employee } = await tokensByRole();
  const answer = await other.inject({ url: '/me', headers: signed(employee) });
  expect(answer.json()).toMatchObject({ user: { type: 'admin', readOnly: true } });
});

it('returns 503 when the service has no secret', async () => {
  const closed = await authApp();
  const { status, body } = await closed.call('POST', 'smoke-sessions', { client_secret: SECRET });
  expect([status, body.message]).toEqual([503, expect.stringContaining('SMOKE_SECRET')]);
  await closed.close();
});
