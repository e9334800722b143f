import { Controller, Get, Module } from '@nestjs/common';
import { generateKeyPair } from 'jose';
import {
  createServiceApp,
  loadConfig,
  ProcessConfig,
  ServiceConfig,
  ServiceModule,
  type TokenUser,
} from '../src/index.js';
import { createTestApp, signTestToken, type TestApp } from '../src/testing/index.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

@Controller('guarded')
class GuardedController {
  @Get()
  guarded() {
    return { error: 0 };
  }
}

@Module({ imports: [ServiceModule.forRoot()], controllers: [GuardedController] })
class CutOffModule {}

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({
    module: NoteServiceModule,
    config: ServiceConfig,
    dataSource: noteDataSource,
  });
});

afterAll(() => service.close());

const employee: TokenUser = {
  id: 7,
  email: 'e@example.com',
  name: 'Eve',
  type: 'admin',
  rights: [],
};

async function get(url: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await service.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const refused = { status: 401, body: { error: 1, message: 'Invalid credentials' } };

it('accepts a valid token with and without Bearer', async () => {
  const token = await signTestToken(employee);
  for (const authorization of [token, `Bearer ${token}`, `bearer  ${token}`]) {
    const answer = await get('/api/notes/mine', authorization);
    expect(answer).toEqual({ status: 200, body: { error: 0, user: employee } });
  }
});

it('refuses a call without a token, or with another text', async () => {
  for (const header of [undefined, '', 'Bearer', 'Bearer a.b.c', 'Basic YTpi', 'null']) {
    expect(await get('/api/notes/mine', header)).toEqual(refused);
  }
});

it('refuses a token that is expired, without expiry, or of another issuer or audience', async () => {
  const tokens = [
    await signTestToken(employee, { expiresIn: '-1s' }),
    await signTestToken(employee, { expiresIn: null }),
    await signTestToken(employee, { issuer: 'someone-else' }),
    await signTestToken(employee, { audience: 'some-other-site' }),
  ];
  for (const token of tokens) expect(await get('/api/notes/mine', token)).toEqual(refused);
});

it('refuses a forged token with any algorithm', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await signTestToken(employee, { key: privateKey });
  const [, payload] = forged.split('.');
  const header = Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256","kid":"test-key"}').toString('base64url');
  for (const token of [forged, `${header}.${payload}.`, `${symmetric}.${payload}.AAAA`]) {
    expect(await get('/api/notes/mine', token)).toEqual(refused);
  }
});

it('refuses an account of another type', async () => {
  const allowed = await get('/api/notes/staff', await signTestToken(employee));
  expect(allowed.status).toBe(200);
  for (const type of ['Investor', null] as const) {
    const answer = await get('/api/notes/staff', await signTestToken({ ...employee, type }));
    expect(answer).toEqual({ status: 403, body: { error: 1, message: expect.any(String) } });
  }
});

it('refuses an employee without the required right', async () => {
  const status = async (user: TokenUser) =>
    (await get('/api/notes/people', await signTestToken(user))).status;
  expect(await status(employee)).toBe(403);
  expect(await status({ ...employee, rights: ['documents'] })).toBe(403);
  expect(await status({ ...employee, type: 'Investor', rights: ['people'] })).toBe(403);
  expect(await status({ ...employee, rights: ['people'] })).toBe(200);
});

it('returns 503 while the keys cannot be fetched', async () => {
  const env = { PORT: '1', LOG_LEVEL: 'silent', JWKS_URL: 'http://127.0.0.1:1/keys' };
  const config = loadConfig(ProcessConfig, env);
  const app = await createServiceApp({ name: 'cut-off', module: CutOffModule, config });
  await app.init();
  const headers = { authorization: await signTestToken(employee) };
  const answer = await app.inject({ url: '/guarded', headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({ error: 1, message: expect.any(String) });
  await app.close();
});
