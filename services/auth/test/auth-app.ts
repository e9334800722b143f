import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenUser } from '@phantom/service-kit';
import { createTestApp, signTestToken, type TestProcess } from '@phantom/service-kit/testing';
import { Account } from '../src/accounts/account.entity.js';
import { DEMO_PASSWORD } from '../src/passwords/password-policy.js';
import { AppModule } from '../src/app.module.js';
import { AuthConfig } from '../src/config/auth.config.js';
import { authDataSource } from '../src/data-source.js';
import { seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import type { SessionDto } from '../src/sessions/session.dto.js';

/** The service with the demo accounts, and functions for its calls. */
export async function authApp(
  env: NodeJS.ProcessEnv = {},
  prepare: typeof seedDemoAccounts = seedDemoAccounts,
) {
  const folder = await mkdtemp(join(tmpdir(), 'auth-files-'));
  const service = await createTestApp({
    module: AppModule,
    config: AuthConfig,
    dataSource: authDataSource,
    prepare: (dataSource) => dataSource.transaction(prepare),
    template: prepare === seedDemoAccounts ? 'demo' : undefined,
    env: { FILES_DIR: folder, ...env },
  });
  const close = async () => {
    await service.close();
    await rm(folder, { recursive: true });
  };
  const another = async () => {
    const process = await service.another();
    return { ...process, ...callsOf(process) };
  };
  return { ...service, folder, close, another, ...callsOf(service) };
}

export type AuthApp = Awaited<ReturnType<typeof authApp>>;

/** Another process on the same database. */
export type AuthProcess = Awaited<ReturnType<AuthApp['another']>>;

export interface Sender {
  cookies?: Record<string, string>;
  address?: string;
  /** The account whose access token the request carries. */
  as?: Account;
  /** The session of the access token. */
  session?: string;
  userAgent?: string;
  language?: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The fields of all responses. */
export interface ResponseBody {
  error: number;
  message: string;
  errors: Record<string, string[]>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  list: any[];
  total: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [name: string]: any;
}

function callsOf({ inject, dataSource }: TestProcess) {
  const send = async <Body>(
    method: Method,
    path: string,
    payload: object | undefined,
    sender: Sender,
  ) => {
    const { cookies = {}, address = '198.51.100.1', as, session, userAgent, language } = sender;
    const signer = as && (await dataSource.getRepository(Account).findOneBy({ id: as.id }));
    const headers = {
      'x-forwarded-for': address,
      ...(as && {
        authorization: await signTestToken({
          ...userOf(as),
          session,
          permissionVersion: signer?.permissionVersion,
        }),
      }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(language && { 'accept-language': language }),
    };
    const url = `/api/auth/${path}`;
    const answer = await inject({ method, url, payload, headers, cookies });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Body>(),
      setCookies: answer.cookies,
      cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    };
  };
  const post = (path: string, payload: object | undefined, sender: Sender) =>
    send<SessionDto>('POST', path, payload, sender);
  return {
    login: (credentials: object = {}, sender: Sender = {}) =>
      post('login', { ...EMPLOYEE, ...credentials }, sender),
    refresh: (cookies: Record<string, string>) => post('refresh', undefined, { cookies }),
    logout: (cookies: Record<string, string>) => post('logout', undefined, { cookies }),
    call: (method: Method, path: string, payload?: object, sender: Sender = {}) =>
      send<ResponseBody>(method, path, payload, sender),
    account: (email: string) => dataSource.getRepository(Account).findOneByOrFail({ email }),
  };
}

const userOf = ({ id, email, name, type, rights }: Account): TokenUser => ({
  id,
  email,
  name,
  type,
  rights,
});

export const EMPLOYEE = {
  email: 'employee@example.com',
  password: DEMO_PASSWORD,
  type: 'admin',
};

/** A password that the password policy accepts. */
export const GOOD_PASSWORD = 'a river under glass';

export const INVALID = { error: 1, message: 'Invalid credentials' };
