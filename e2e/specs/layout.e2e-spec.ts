import { violations } from '../fixtures/accessibility.js';
import { walkMain } from '../fixtures/keyboard/walk-main.js';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/page-health.js';
import { Api } from '../fixtures/pages/api.js';
import { expectPage } from '../fixtures/pages/expect-page.js';
import { expectedPages } from '../fixtures/pages/expected-pages.js';
import { aliases, publicPages } from '../fixtures/public-pages.js';
import { cutTexts, doubleText, sidewaysScroll } from '../fixtures/reflow.js';
import { admin, investor, signIn } from '../fixtures/session.js';
import { PublicSite } from '../pages/public-site.js';

const PHONE = 390;
const TABLET = 768;
const DESK = 1440;
/** What WCAG 1.4.10 asks for: 1280 px seen at 400 %. */
const REFLOW = 320;
const height = 900;
const MANY_PAGES_MS = 180_000;

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
    ],
  ],
  [investor, ['/investors', '/profile']],
] as const;

for (const width of [PHONE, DESK]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of publicPages) {
      test(`${path} shows what it has to, stands still, fits the screen and is accessible`, async ({
        healthyPage: page,
        baseURL,
      }) => {
        const shift = await recordLayoutShift(page);
        await new PublicSite(page).open(path);
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 4000);
        await page.waitForLoadState('networkidle');
        expect(await shift()).toBeLessThan(0.001);
        expect(await sidewaysScroll(page)).toBe(0);
        await expectPage(page, await expectedPages[path](new Api(baseURL as string)));
        expect(await violations(page)).toEqual([]);
        if (width === DESK) {
          await test.step('with the keyboard alone', async () => {
            expect(await walkMain(page)).toEqual([]);
          });
          await test.step('with text of twice the size', async () => {
            await doubleText(page);
            expect(await sidewaysScroll(page)).toBe(0);
            expect(await cutTexts(page)).toEqual([]);
          });
        } else {
          await test.step('on a tablet', async () => {
            await page.setViewportSize({ width: TABLET, height });
            expect(await sidewaysScroll(page)).toBe(0);
          });
          await test.step('at four times the size', async () => {
            await page.setViewportSize({ width: REFLOW, height });
            expect(await sidewaysScroll(page)).toBe(0);
          });
        }
      });
    }
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
        await new PublicSite(page).open(path);
        await page.waitForLoadState('networkidle');
        for (const width of [DESK, TABLET, PHONE, REFLOW]) {
          await page.setViewportSize({ width, height });
          expect(await sidewaysScroll(page), `${width} px`).toBe(0);
          if (width === DESK || width === PHONE) expect(await violations(page)).toEqual([]);
        }
      });
    }
  });
}

for (const [alias, path] of Object.entries(aliases)) {
  test(`${alias} is another address of ${path}`, async ({ healthyPage: page, baseURL }) => {
    await new PublicSite(page).open(alias);
    await expectPage(page, await expectedPages[path](new Api(baseURL as string)));
    const canonical = page.locator('link[rel=canonical]');
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  });
}
