import { setTimeout } from 'node:timers/promises';
import type { APIResponse, BrowserContext } from '@playwright/test';

/** Who looks at a version that nobody else gets. */
export interface SmokeAccount {
  email: string;
  password: string;
}

/** A gateway looks for new entries at every page, those in a bucket once a second. */
const SEEN_WITHIN = 10_000;

/**
 * Lets a browser have a version of one micro frontend, as an employee may; its pages are those of a visitor otherwise.
 *
 * @throws Error saying what the site answered
 */
export const overrideVersion = async (
  context: BrowserContext,
  account: SmokeAccount,
  chosen: { remote: string; version: string },
): Promise<void> => {
  const data = { ...account, type: 'admin' };
  const login = await context.request.post('/api/auth/login', { data });
  if (!login.ok()) {
    const way = 'SITE_EMAIL and SITE_PASSWORD have to be those of an employee';
    throw new Error(`the sign-in failed, ${await said(login)}: ${way}`);
  }
  const { access_token: token } = (await login.json()) as { access_token: string };
  // Signed in, the browser would be shown an employee's pages.
  await context.clearCookies();

  const headers = { authorization: `Bearer ${token}` };
  const ask = () => context.request.post('/api/site/overrides', { data: chosen, headers });
  const until = Date.now() + SEEN_WITHIN;
  let answer = await ask();
  while (answer.status() === 404 && Date.now() < until) {
    await setTimeout(500);
    answer = await ask();
  }
  if (!answer.ok()) throw new Error(`the override was refused, ${await said(answer)}`);
};

const said = async (answer: APIResponse): Promise<string> => {
  const text = await answer.text();
  return `${answer.status()} ${text.slice(0, 300)}`;
};
