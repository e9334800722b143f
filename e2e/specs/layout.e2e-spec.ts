import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures/page-health.js';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { publicPages } from '../fixtures/public-pages.js';
import { PublicSite } from '../pages/public-site.js';
import { signInAsEmployee } from '../pages/staff-login.js';

const staffPages = ['/dashboard', '/current-properties', '/current-properties/1', '/training'];
const widths = [390, 768, 1440];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of publicPages) {
      test(`${path} stands still, fits the screen and is accessible`, async ({
        healthyPage: page,
      }) => {
        const shift = await recordLayoutShift(page);
        await new PublicSite(page).open(path);
        await page.waitForLoadState('networkidle');
        await page.mouse.wheel(0, 4000);
        await page.waitForLoadState('networkidle');
        expect(await shift()).toBeLessThan(0.001);
        expect(await sidewaysScroll(page)).toBe(0);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }

    test('the pages of the staff fit the screen and are accessible', async ({
      healthyPage: page,
    }) => {
      const site = new PublicSite(page);
      await site.open('/login');
      await signInAsEmployee(page);
      for (const path of staffPages) {
        await site.open(path);
        await page.waitForLoadState('networkidle');
        expect(await sidewaysScroll(page)).toBe(0);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  });
}

function sidewaysScroll(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
