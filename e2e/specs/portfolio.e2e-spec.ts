import type { Locator } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { settled } from '../fixtures/settled.js';
import { expect, test } from '../fixtures/page-health.js';

test('the URL keeps the open tab, also after a project and Back', async ({ healthyPage: page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('tab', { name: 'COMPLETED PROJECTS' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'CURRENT PORTFOLIO' }).click();
  await expect(page).toHaveURL(/\?tab=current$/);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'PROPERTY DETAILS' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the portfolio' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});

const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

for (const [name, path] of [
  ['Open the fact sheet', 'portfohtml'],
  ['All pictures on one page', 'portfogalleryhtml'],
] as const) {
  test(`${name}: opens a modal dialog that Escape closes`, async ({ healthyPage: page }) => {
    await page.goto('/singleportfolio/1');
    await settled(page);
    const link = page.getByRole('link', { name });
    await link.click();
    const dialog = page.getByRole('dialog');
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await dialog.locator('iframe').getAttribute('src')).toBe(`/api/${path}/1?lang=en`);
    expect(await violations(page)).toEqual([]);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      // The browser's own bar is next after the last: from there the focus is brought back.
      await expect.poll(() => holdsFocus(dialog)).toBe(true);
    }
    const { overflow } = await page.evaluate(() => getComputedStyle(document.body));
    expect(overflow).toBe('hidden');

    // Pressed where somebody reads: within the page that is shown.
    await frame.locator('body').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/singleportfolio\/1$/);
  });

  test(`${path} is a document whose policy allows only pictures`, async ({ request }) => {
    const answer = await request.get(`/api/${path}/1?lang=de`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; .*frame-ancestors 'self'$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await answer.text()).toContain('<html lang="de">');
  });
}
