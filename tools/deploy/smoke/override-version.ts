import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** A gateway looks for new entries at every page, those in a bucket once a second. */
const SEEN_WITHIN = 10_000;

/**
 * Lets a browser have a version of one micro frontend that nobody gets yet.
 *
 * @param token of an employee
 * @throws Error saying what the site answered
 */
export const overrideVersion = async (
  context: BrowserContext,
  token: string,
  chosen: { remote: string; version: string },
): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const ask = () => context.request.post('/api/site/overrides', { data: chosen, headers });
  const until = Date.now() + SEEN_WITHIN;
  let answer = await ask();
  while (answer.status() === 404 && Date.now() < until) {
    await setTimeout(500);
    answer = await ask();
  }
  if (answer.ok()) return;
  const text = (await answer.text()).slice(0, 300);
  throw new Error(`the override was refused, ${answer.status()} ${text}`);
};
