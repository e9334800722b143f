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

test('filters are kept in the address, and the map highlights the project under the pointer', async ({
  healthyPage: page,
}) => {
  await page.goto('/portfolio');
  await settled(page);
  await page.getByLabel('Borough').selectOption('bronx');
  await expect(page).toHaveURL(/\?borough=bronx$/);
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('link');
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('2 projects', { exact: true })).toBeVisible();
  await cards.first().hover();
  await expect(page.getByRole('region', { name: 'Map of the projects' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(cards).toHaveCount(8);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the portfolio is filtered by its form, and a project shows both pictures', async ({
    page,
  }) => {
    await page.goto('/portfolio?tab=current');
    await page.getByLabel('Asset type').selectOption('office');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/tab=current.*type=office/);
    const card = page.getByRole('list', { name: 'Projects' }).getByRole('link');
    await expect(card).toHaveCount(1);
    await card.click();
    const compare = page.getByRole('region', { name: 'Before and after' });
    const distance = () =>
      compare.getByRole('img').evaluateAll(([before, today]) => {
        const [left, right] = [before, today].map((each) => each?.getBoundingClientRect().left);
        return Math.abs((left ?? 0) - (right ?? 0));
      });
    // The page can be read before its styles have arrived.
    await expect.poll(distance).toBeGreaterThan(100);
    await expect(compare.getByRole('slider')).toBeHidden();
  });
});

test('the border between before and after moves by keyboard', async ({ healthyPage: page }) => {
  await page.goto('/singleportfolio/1');
  await settled(page);
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 %');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 %');
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
