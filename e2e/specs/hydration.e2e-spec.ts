import type { Page } from '@playwright/test';
import { leftInEnglish } from '../fixtures/languages/left-in-english.js';
import { textsOfPage } from '../fixtures/languages/visible-texts.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, languages, publicPages, type Language } from '../fixtures/public-pages.js';

/** Elements that the server drew, remembered before any script has run. */
const remembered = ['#main h1', '#frame-header a', '#frame-footer h2'];

const [english, ...translations] = languages;

publicPages.forEach((path, index) => {
  // What the page is taken over by is one program: English and one more language by turns tell of its faults.
  const translation = translations[index % translations.length] as Language;

  for (const language of [english, translation]) {
    const address = inLanguage(path, language);

    test(`${address} is taken over as the server drew it, in its language`, async ({
      healthyPage: page,
    }) => {
      const calls = recordCalls(page);
      const startScripts = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('#main h1')).toBeVisible();
      await expect(page.locator('#frame-footer h2').first()).toBeAttached();
      await remember(page);

      startScripts();
      for (const root of ['#frame-header', '#frame-footer', '#main > [data-remote]']) {
        await page.waitForFunction(isTakenOver, root);
      }
      // Whatever is asked for afterwards is asked for in every language.
      if (language === english) await page.waitForLoadState('networkidle');
      expect(await stillThere(page)).toEqual(remembered.map(() => true));
      expect(calls).toEqual([]);
      await expectLanguage(page, language);
    });
  }
});

test.describe('as the server draws it', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPages) {
    test(`${path} speaks every language`, async ({ page }) => {
      for (const language of translations) {
        await page.goto(inLanguage(path, language), { waitUntil: 'domcontentloaded' });
        await expectLanguage(page, language);
      }
    });
  }
});

async function expectLanguage(page: Page, language: Language): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  if (language === english) return;
  expect(leftInEnglish(await textsOfPage(page), language)).toEqual([]);
}

/**
 * The map is drawn by the browser alone, when it comes near: the server has requested none of it. Reports of how a section loaded are
 * sent two seconds later, whatever the page shows.
 */
const REQUESTED_LATER = ['/api/auth/listings-map', '/api/site/reports'];

/** The calls of the API that the browser makes for what the server has drawn. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !REQUESTED_LATER.includes(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Lets no script arrive until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate: { open: () => void } = { open: () => undefined };
  const opened = new Promise<void>((resolve) => Object.assign(gate, { open: resolve }));
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.open();
}

function remember(page: Page): Promise<void> {
  return page.evaluate((selectors) => {
    const elements = selectors.map((selector) => document.querySelector(selector));
    Object.assign(window, { remembered: elements });
  }, remembered);
}

/** Whether each remembered element still stands in the page, and not another in its place. */
function stillThere(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    (window as unknown as { remembered: (Element | null)[] }).remembered.map(
      (element) => element?.isConnected ?? false,
    ),
  );
}

/** React marks the containers of its roots, and what it has drawn or taken over in them. */
function isTakenOver(selector: string): boolean {
  const first = document.querySelector(selector)?.querySelector('*');
  return Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber$'));
}
