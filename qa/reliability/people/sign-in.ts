import type { Call } from './call.js';
import { formHeaders } from './forms.js';

/** A new sign-in for each request, each from another address. */
export const signingIn = (account: Account): Call => ({
  title: 'sign-in',
  method: 'POST',
  path: '/api/auth/login',
  headers: () => formHeaders(),
  body: () => ({ ...account, password: DEMO_PASSWORD }),
  needs: ['auth'],
});

export const DEMO_PASSWORD = 'phantom-demo-2026';

export interface Account {
  email: string;
  type: 'admin' | 'Investor';
}

export const EMPLOYEE: Account = { email: 'employee@example.com', type: 'admin' };
export const INVESTOR: Account = { email: 'investor@example.com', type: 'Investor' };

/** Signs in. @returns the authorization header */
export async function signIn(origin: string, account: Account): Promise<Authorised> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${account.email} cannot sign in: ${answer.status}`);
  return { authorization: `Bearer ${token}` };
}

export interface Authorised extends Record<string, string> {
  authorization: string;
}
