import { strict as assert } from 'node:assert';
import type { Answer, Person } from './person.js';

export const EMPLOYEE = { email: 'employee@example.com', type: 'admin' };
export const INVESTOR = { email: 'investor2@example.com', type: 'Investor' };
export const PASSWORD = 'phantom-demo-2026';

interface Session {
  access_token?: string;
  user?: { image: string | null };
}

/** @returns the response; the person keeps the cookie and the token of a session */
export async function signIn(
  person: Person,
  origin: string,
  credentials: object = {},
): Promise<Answer<Session>> {
  const json = { ...EMPLOYEE, password: PASSWORD, ...credentials };
  const answer = await person.ask<Session>(origin, '/api/auth/login', { method: 'POST', json });
  person.token = answer.body.access_token;
  return answer;
}

/** @throws AssertionError when the sign-in fails */
export async function signedIn(person: Person, origin: string): Promise<Person> {
  const { status, text } = await signIn(person, origin);
  assert.equal(status, 200, `an employee could not sign in: ${text}`);
  return person;
}

export async function refresh(person: Person, origin: string): Promise<Answer<Session>> {
  const answer = await person.ask<Session>(origin, '/api/auth/refresh', { method: 'POST' });
  person.token = answer.body.access_token;
  return answer;
}
