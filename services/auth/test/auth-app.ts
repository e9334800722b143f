import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { AuthConfig } from '../src/config/auth.config.js';
import { authDataSource } from '../src/data-source.js';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import type { SessionDto } from '../src/session/dto/session.dto.js';

/** The whole service with the demo accounts, and the calls as a browser makes them. */
export async function authApp(env: NodeJS.ProcessEnv = {}) {
  const service = await createTestApp({
    module: AppModule,
    config: AuthConfig,
    dataSource: authDataSource,
    prepare: (dataSource) => dataSource.transaction(seedDemoAccounts),
    env,
  });
  return { ...service, ...callsOf(service) };
}

export type AuthApp = Awaited<ReturnType<typeof authApp>>;

interface Sender {
  cookies?: Record<string, string>;
  address?: string;
}

function callsOf({ inject }: TestApp) {
  const post = async (path: string, payload: object | undefined, sender: Sender) => {
    const { cookies = {}, address = '198.51.100.1' } = sender;
    const headers = { 'x-forwarded-for': address };
    const url = `/api/auth/${path}`;
    const answer = await inject({ method: 'POST', url, payload, headers, cookies });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<SessionDto>(),
      setCookies: answer.cookies,
      cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
    };
  };
  return {
    login: (credentials: object = {}, sender: Sender = {}) =>
      post('login', { ...EMPLOYEE, ...credentials }, sender),
    refresh: (cookies: Record<string, string>) => post('refresh', undefined, { cookies }),
    logout: (cookies: Record<string, string>) => post('logout', undefined, { cookies }),
  };
}

export const EMPLOYEE = {
  email: 'employee@example.com',
  password: DEMO_PASSWORD,
  type: 'admin',
};

export const INVALID = { error: 1, message: 'Invalid credentials' };
