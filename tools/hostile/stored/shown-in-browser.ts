/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import { requireChromium } from '../../browser/chromium.js';
import type { HostileSite } from '../site/hostile-site.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
];

/** What no page of ours has, and the strings would make. */
const FOREIGN =
  'img[src="x"], [onerror], [onload], [onclick], [onmouseover], iframe:not([title]), marquee, svg[onload], object, embed, base';

declare global {
  interface Window {
    /** Set by any script of a string that runs. */
    hostile?: unknown;
    violations?: string[];
  }
}

/** Pages of the staff that show what has been written. */
const PAGES = [
  '/enquiries',
  '/enquiries?kind=listing',
  '/current-properties',
  '/current-properties?sort=address&order=desc&size=100',
  '/people',
  '/people?size=100',
  '/profile',
  '/dashboard',
];

/** Of each list, those that are opened. */
const OPENED = 3;

/** Opens what the staff sees, and what is behind its links, and tells what a string has done there. */
export async function shownFaults(site: HostileSite): Promise<{ pages: number; faults: string[] }> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS });
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  const faults: string[] = [];
  try {
    const page = await browser.newPage({ baseURL: origin });
    page.on('dialog', (dialog) => {
      faults.push(`${page.url()} shows a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (protocol.startsWith('http') && to !== origin) faults.push(`${page.url()} asks ${to}`);
    });
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        window.violations?.push(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await signIn(page);
    const paths = new Set(PAGES);
    for (const path of paths) {
      faults.push(...(await faultsOfPage(page, path)));
      for (const link of await linksBehind(page)) paths.add(link);
    }
    return { pages: paths.size, faults };
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: 'admin@example.com', password: 'phantom-demo-2026', type: 'admin' },
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
    ...violations.map((violation) => `was held off by its policy: ${violation}`),
    ...foreign.map((html) => `has markup of a string: ${html}`),
  ].map((fault) => `${path} ${fault}`);
}

/** The first few of what a list leads to. */
async function linksBehind(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const links = await page
    .locator(`main a[href^="${pathname}/"]`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.filter((href) => /\/\d+$/.test(href)).slice(0, OPENED);
}
