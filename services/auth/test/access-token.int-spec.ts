import { decodeJwt, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { SigningKey } from '../src/signing-keys/signing-key.entity.js';
import { authApp, type AuthApp } from './auth-app.js';
import { otherService, type OtherService } from './other-service.js';

let auth: AuthApp;
let other: OtherService;

beforeAll(async () => {
  auth = await authApp();
  other = await otherService(auth);
});

afterAll(async () => {
  await other.close();
  await auth.close();
});

async function publishedKeys() {
  const answer = await auth.inject({ url: '/.well-known/jwks.json' });
  return answer.json<JSONWebKeySet>().keys;
}

it('contains the claims of the account, the issuer and the expiry', async () => {
  const { body, cookies } = await auth.login();
  const claims = decodeJwt(body.access_token);
  expect(claims).toEqual({
    sub: String(body.user.id),
    name: 'Emma Clarke',
    email: 'employee@example.com',
    type: 'admin',
    rights: [],
    iss: 'phantom-partners',
    aud: 'phantom-partners-api',
    iat: expect.any(Number),
    exp: (claims.iat ?? 0) + 900,
    jti: expect.any(String),
    sid: cookies['phantom_refresh']?.split('.')[0],
    pv: 0,
  });
});

it('is accepted by another service that only knows the published keys', async () => {
  const { body } = await auth.login();
  const headers = { authorization: `Bearer ${body.access_token}` };
  const answer = await other.inject({ url: '/me', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ user: { email: 'employee@example.com', type: 'admin' } });
});

it('lets another service refuse the wrong role with 403', async () => {
  const { body } = await auth.login({ email: 'investor@example.com', type: 'Investor' });
  const headers = { authorization: body.access_token };
  expect((await other.inject({ url: '/me', headers })).statusCode).toBe(403);
});

it('publishes only the public key, under the key id of the tokens', async () => {
  const [key, ...more] = await publishedKeys();
  const { body } = await auth.login();
  expect(more).toEqual([]);
  expect(decodeProtectedHeader(body.access_token)).toMatchObject({ alg: 'ES256', kid: key?.kid });
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
  expect(key).not.toHaveProperty('d');
});

it('publishes a retired key until its last token has expired', async () => {
  const keys = auth.dataSource.getRepository(SigningKey);
  const retire = (minutes: number) =>
    keys.updateAll({ retiredAt: new Date(Date.now() - minutes * 60_000) });
  await retire(14);
  expect(await publishedKeys()).toHaveLength(1);
  await retire(16);
  expect(await publishedKeys()).toHaveLength(0);
});
