import { violations } from '../fixtures/accessibility.js';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/page-health.js';
import { sidewaysScroll } from '../fixtures/reflow.js';
import { settled } from '../fixtures/settled.js';

test('a visitor searches from the header of any page, and opens what was found', async ({
  healthyPage: page,
}) => {
  const shift = await recordLayoutShift(page);
  await page.goto('/history');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search the site' }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('lending');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lending$/);
  const pages = page.getByRole('main').locator('section', { hasText: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Lending', exact: true })).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await shift()).toBeLessThan(0.001);

  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  await pages.getByRole('link', { name: 'Lending', exact: true }).click();
  await expect(page).toHaveURL(/\/lending$/);
});

test('a place is found in spite of a typing error, and leads to its homes', async ({
  healthyPage: page,
}) => {
  await page.goto('/search?q=wiliamsburg');
  await page.getByRole('main').getByRole('link', { name: 'Williamsburg', exact: true }).click();
  await expect(page).toHaveURL(/\/listings\/sales\/brooklyn/);
});

test('other services are shown when one fails', async ({ page }) => {
  await page.goto('/search');
  await settled(page);
  await page.route('**/api/auth/portfolio-search*', (route) => route.abort());
  await page.getByRole('searchbox').fill('lending');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Lending', exact: true }),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, the breadcrumbs and the folded footer work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de/search');
    await page.getByRole('searchbox').fill('Rendite');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/de\/search\?q=Rendite$/);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Unser Team' })).toBeHidden();
    await footer.getByRole('heading', { name: 'Über uns' }).click();
    await footer.getByRole('link', { name: 'Unser Team' }).click();
    await expect(page).toHaveURL(/\/de\/our-team$/);

    await page
      .getByRole('navigation', { name: 'Navigationspfad' })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/\/de\/overview$/);
  });
});

test('the footer does not fold where there is room', async ({ healthyPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lending');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Press releases' })).toBeVisible();
  const focusable = await footer
    .locator('summary')
    .first()
    .evaluate((summary: HTMLElement) => {
      summary.focus();
      return document.activeElement === summary;
    });
  expect(focusable).toBe(false);
});
