/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises';
import type { RemoteDeclaration } from '@phantom/registry';
import { type BrowserContext, chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { request } from 'undici';
import { requireHeadlessChromium } from '../../browser/chromium.js';
import { planPages } from './smoke-pages.js';
import { type Role, SIGNED_IN_ROLES, type SmokeSession } from './smoke-sessions.js';
import { firstLine, type TriedVersion, tryPage } from './try-page.js';

/** A gateway looks for new entries at every page, those in a bucket once a second. */
const SEEN_WITHIN = 10_000;

/**
 * Lets a browser have a version of one micro frontend that nobody gets yet.
 *
 * @param token of an employee
 * @throws Error saying what the site answered
 */
const overrideVersion = async (
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

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** A page is watched for two seconds, most of which it rests; more would make each other slow on two cores. */
const PAGES_AT_ONCE = 6;

export interface SmokeRun extends TriedVersion {
  /** The site's origin. */
  site: string;
  /** Left out for the shell. */
  declaration?: RemoteDeclaration;
  sessions: ReadonlyMap<Role, SmokeSession>;
}

export interface SmokeResult {
  opened: number;
  problems: string[];
  unopened: { route: string; reason: string }[];
}

/** Opens the pages of every route on a site with a version that nobody else gets yet, and lists what is wrong with them. */
export const runSmoke = async (run: SmokeRun): Promise<SmokeResult> => {
  const { site, declaration, sessions } = run;
  const listEntries = (call: string, role: Role) => entriesOf(site, call, sessions.get(role));
  const { pages, unopened, problems } = await planPages(declaration, listEntries);
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: FLAGS });
  try {
    const contexts = new Map<Role, BrowserContext>();
    for (const role of ['visitor', ...SIGNED_IN_ROLES] as const) {
      contexts.set(role, await contextOf(await browser.newContext({ baseURL: site }), run, role));
    }
    const some = pLimit(PAGES_AT_ONCE);
    const found = await Promise.all(
      pages.map((page) =>
        some(async () => {
          const context = contexts.get(page.role);
          return context ? tryPage(context, run, page) : [];
        }),
      ),
    );
    return { opened: pages.length, problems: [...problems, ...found.flat()], unopened };
  } catch (error) {
    return { opened: 0, problems: [...problems, `${site}: ${firstLine(error)}`], unopened };
  } finally {
    await browser.close();
  }
};

/** A browser of somebody with a role, who gets the version. */
const contextOf = async (
  context: BrowserContext,
  { name, version, sessions }: SmokeRun,
  role: Role,
): Promise<BrowserContext> => {
  const token = sessions.get('manager')?.access_token ?? '';
  await overrideVersion(context, token, { remote: name, version });
  const session = sessions.get(role);
  if (session) await context.addInitScript(signIn, JSON.stringify(session));
  return context;
};

/**
 * Runs in each page before its scripts. A read-only token gets no staff pass, and this browser has one by its override: the call is
 * answered here. `context.route` would work, too, but it sends every request through this process and disables the browser's cache.
 */
const signIn = (session: string): void => {
  window.sessionStorage.setItem('authUser', session);
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, document.baseURI);
    return pathname === '/api/site/staff-pass' ? Response.json({ error: 0 }) : fetch(input, init);
  };
};

/** The first answer of the call that lists the pages of a route. */
const entriesOf = async (
  site: string,
  call: string,
  session: SmokeSession | undefined,
): Promise<Record<string, unknown>[]> => {
  const headers = session && { authorization: `Bearer ${session.access_token}` };
  const { statusCode, body } = await request(new URL(call, site), { headers });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} ${text.slice(0, 200)}`);
  const { list } = JSON.parse(text) as { list?: Record<string, unknown>[] };
  if (!Array.isArray(list)) throw new Error(`${call} answered no list`);
  return list;
};
