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

it('hands the account of a valid token to the call, with and without the word Bearer', async () => {
  const token = await signTestToken(employee);
  for (const authorization of [token, `Bearer ${token}`, `bearer  ${token}`]) {
    const answer = await get('/api/notes/mine', authorization);
    expect(answer).toEqual({ status: 200, body: { error: 0, user: employee } });
  }
});

it('refuses a call without a token, or with something else in its place', async () => {
  for (const header of [undefined, '', 'Bearer', 'Bearer a.b.c', 'Basic YTpi', 'null']) {
    expect(await get('/api/notes/mine', header)).toEqual(refused);
  }
});

it('refuses an expired token, one without an end, one of another issuer, and one for others', async () => {
  const tokens = [
    await signTestToken(employee, { expiresIn: '-1s' }),
    await signTestToken(employee, { expiresIn: null }),
    await signTestToken(employee, { issuer: 'someone-else' }),
    await signTestToken(employee, { audience: 'some-other-site' }),
  ];
  for (const token of tokens) expect(await get('/api/notes/mine', token)).toEqual(refused);
});

it('refuses a forged token, however it says it is signed', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await signTestToken(employee, { key: privateKey });
  const [, payload] = forged.split('.');
  const header = Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256","kid":"test-key"}').toString('base64url');
  for (const token of [forged, `${header}.${payload}.`, `${symmetric}.${payload}.AAAA`]) {
    expect(await get('/api/notes/mine', token)).toEqual(refused);
  }
});

it('refuses an account whose type is not the one that the call is for', async () => {
  const allowed = await get('/api/notes/staff', await signTestToken(employee));
  expect(allowed.status).toBe(200);
  for (const type of ['Investor', null] as const) {
    const answer = await get('/api/notes/staff', await signTestToken({ ...employee, type }));
    expect(answer).toEqual({ status: 403, body: { error: 1, message: expect.any(String) } });
  }
});

it('refuses an employee who has not the right that the call needs', async () => {
  const status = async (user: TokenUser) =>
    (await get('/api/notes/people', await signTestToken(user))).status;
  expect(await status(employee)).toBe(403);
  expect(await status({ ...employee, rights: ['documents'] })).toBe(403);
  expect(await status({ ...employee, type: 'Investor', rights: ['people'] })).toBe(403);
  expect(await status({ ...employee, rights: ['people'] })).toBe(200);
});

it('says that it cannot tell while the keys are out of reach', async () => {
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
