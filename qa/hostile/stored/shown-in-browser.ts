/// <reference lib="dom" />
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { requireHeadlessChromium } from '../../../tools/browser/chromium.js';
import type { HostileSite } from '../site/hostile-site.js';
import { loginOf } from '../site/sign-in.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
];

/** Elements that our pages do not have, and that the strings would create. */
const FOREIGN =
  'img[src="x"], [onerror], [onload], [onclick], [onmouseover], iframe:not([title]), marquee, svg[onload], object, embed, base';

declare global {
  interface Window {
    /** A script in a string would set this. */
    hostile?: unknown;
    violations?: string[];
  }
}

/** Pages that show the written texts, by role. */
const PAGES = {
  admin: [
    '/enquiries',
    '/enquiries?kind=investor',
    '/enquiries?kind=listing',
    '/current-properties',
    '/current-properties?sort=address&order=desc&size=100',
    '/people',
    '/people?size=100',
    '/investor-accounts',
    '/employment-handbook',
    '/audit',
    '/profile',
    '/dashboard',
  ],
  investor: ['/investors', '/profile'],
};
type Reader = keyof typeof PAGES;

/** The number of opened entries of each list. */
const OPENED = 3;

/** Opens the pages of the staff and of an investor and the pages behind their links, and reports effects of the strings. */
export async function shownFaults(site: HostileSite): Promise<{ pages: number; faults: string[] }> {
  const browser = await chromium.launch({ executablePath: requireHeadlessChromium(), args: FLAGS });
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const faults: string[] = [];
  let pages = 0;
  try {
    for (const reader of Object.keys(PAGES) as Reader[]) {
      const context = await browser.newContext({ baseURL: origin });
      const page = await watchedPage(context, origin, faults);
      await signIn(page, reader);
      const paths = new Set(PAGES[reader]);
      for (const path of paths) {
        faults.push(...(await faultsOfPage(page, path)));
        for (const link of await linksBehind(page)) paths.add(link);
      }
      pages += paths.size;
      await context.close();
    }
    return { pages, faults };
  } finally {
    await browser.close();
  }
}

/** A page that records errors, foreign elements and requests to other hosts in `faults`. */
async function watchedPage(
  context: BrowserContext,
  origin: string,
  faults: string[],
): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()} shows a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (protocol.startsWith('http') && to !== origin)
      faults.push(`${page.url()} sends a request to ${to}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return page;
}

async function signIn(page: Page, reader: Reader): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: loginOf(reader),
  });
  const session = await answer.text();
  await page.goto('/robots.txt');
  await page.evaluate((text) => {
    sessionStorage.setItem('authUser', text);
    document.cookie = 'remembered=0; path=/; samesite=strict';
  }, session);
}

async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { ran, violations, foreign } = await page.evaluate(
    (selector) => ({
      ran: window.hostile !== undefined,
      violations: window.violations ?? [],
      foreign: [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 120)),
    }),
    FOREIGN,
  );
  return [
    ...(ran ? ['ran a script of a string'] : []),
    ...violations.map((violation) => `was blocked by its policy: ${violation}`),
    ...foreign.map((html) => `contains markup of a string: ${html}`),
  ].map((fault) => `${path} ${fault}`);
}

/** The first few links of a list. */
async function linksBehind(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const links = await page
    .locator(`main a[href^="${pathname}/"]`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.filter((href) => /\/\d+$/.test(href)).slice(0, OPENED);
}
