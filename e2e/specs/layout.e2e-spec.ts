import type { Page } from '@playwright/test';
import { darkContrastViolations, violations } from '../fixtures/accessibility.js';
import { expectHydrated, openAndHydrate } from '../fixtures/hydration.js';
import { walkMain } from '../fixtures/keyboard/walk-main.js';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/page-health.js';
import { Api } from '../fixtures/pages/api.js';
import { expectPage } from '../fixtures/pages/expect-page.js';
import { expectedPages } from '../fixtures/pages/expected-pages.js';
import { aliases, publicPages } from '../fixtures/public-pages.js';
import { cutTexts, doubleText, sidewaysScroll } from '../fixtures/reflow.js';
import { admin, investor, signIn } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const PHONE = 390;
const TABLET = 768;
const DESK = 1440;
/** What WCAG 1.4.10 asks for: 1280 px seen at 400 %. */
const REFLOW = 320;
const height = 900;
const MANY_PAGES_MS = 180_000;

test.describe.configure({ mode: 'parallel' });

/** The pages behind the sign-in, as whoever sees the most of them. */
const ownPages = [
  [
    admin,
    [
      '/dashboard',
      '/current-properties',
      '/current-properties/1',
      '/enquiries',
      '/people',
      '/personal-data',
      '/audit',
      '/investor-accounts',
      '/training',
      '/employment-contract',
      '/employment-handbook',
      '/profile',
      '/design',
    ],
  ],
  [investor, ['/investors', '/profile']],
] as const;

/** The pages with a part of another section, which loads when the visitor comes near. */
const pagesWithSlots: readonly string[] = ['/'];

/** Asserts what holds at every width: nothing moves, nothing is wider than the screen, and axe finds nothing. */
async function expectLayout(page: Page, path: string, shift: () => Promise<number>): Promise<void> {
  await settled(page);
  expect(await shift()).toBeLessThan(0.001);
  await page.mouse.wheel(0, 4000);
  if (pagesWithSlots.includes(path)) {
    const slot = page.locator('[data-slot="newest-homes"]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator('[data-remote]')).toBeVisible();
  }
  await settled(page);
  if (pagesWithSlots.includes(path)) expect(await shift()).toBeLessThan(0.001);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
}

for (const path of publicPages) {
  test(`${path} is hydrated, shows its content, does not shift, fits every screen and a zoom of 400 %, and is accessible, also by keyboard and with large text`, async ({
    healthyPage: page,
    baseURL,
  }) => {
    const shift = await recordLayoutShift(page);
    const expected = await expectedPages[path](new Api(baseURL as string));

    await test.step(`at ${PHONE} px`, async () => {
      await page.setViewportSize({ width: PHONE, height });
      await new PublicSite(page).open(path);
      await expectLayout(page, path, shift);
      await expectPage(page, expected);
      for (const width of [TABLET, REFLOW]) {
        await page.setViewportSize({ width, height });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      }
    });

    await test.step(`at ${DESK} px`, async () => {
      await page.setViewportSize({ width: DESK, height });
      // The page is opened, not loaded again: that would scroll to where it was.
      await page.goto('about:blank');
      const hydration = await openAndHydrate(page, path);
      await settled(page);
      await expectHydrated(hydration);
      await expectLayout(page, path, shift);
      await expectPage(page, expected);
    });

    await test.step('in the dark theme', async () => {
      expect(await darkContrastViolations(page)).toEqual([]);
    });

    await test.step('by keyboard', async () => {
      expect(await walkMain(page)).toEqual([]);
    });

    await test.step('with text of twice the size', async () => {
      await doubleText(page);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    });
  });
}

for (const [person, paths] of ownPages) {
  test(`the pages of ${person.email} fit every screen and are accessible`, async ({
    healthyPage: page,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    await signIn(person, page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // The samples of banners on /design have headings of first level, too.
        await expect(new PublicSite(page).heading().first()).toBeVisible();
        await settled(page);
        for (const width of [DESK, TABLET, PHONE, REFLOW]) {
          await page.setViewportSize({ width, height });
          expect(await sidewaysScroll(page), `${width} px`).toBe(0);
          if (width === DESK || width === PHONE) expect(await violations(page)).toEqual([]);
          if (width === DESK) expect(await darkContrastViolations(page)).toEqual([]);
        }
      });
    }
  });
}

for (const [alias, path] of Object.entries(aliases)) {
  test(`${alias} shows the page ${path} and names it as canonical`, async ({
    healthyPage: page,
    baseURL,
  }) => {
    await new PublicSite(page).open(alias);
    await expectPage(page, await expectedPages[path](new Api(baseURL as string)));
    const canonical = page.locator('link[rel=canonical]');
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  });
}
