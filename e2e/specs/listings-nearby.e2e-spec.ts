import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';

const chips = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Remove / });
const nearby = (page: Page) =>
  page.getByRole('region', { name: 'Within a 15-minute walk', exact: true });

test('typed words find homes near a line, each of which says how far it is', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/listings/sales');
  const words = page.getByRole('combobox', { name: /^Neighborhood, street/ });
  await words.fill('10 minutes walk from the L train');
  await words.press('Enter');

  await expect(page).toHaveURL('/listings/sales?nearby=L-10');
  await expect(chips(page)).toHaveText(['L train: 10 min walk']);
  const homes = page.getByRole('main').locator('a[href*="/listings-detail/"]');
  await expect(homes.first()).toBeVisible();
  const paths = await homes.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of [...new Set(paths)].slice(0, 3)) {
    await page.goto(String(path));
    const line = page.getByText(/^Lines (.*\W)?L\b/);
    const station = nearby(page).getByRole('listitem').filter({ has: line }).first();
    await expect(station).toHaveText(/\D([1-9]|10) min$/);
  }
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('places near are chosen by keyboard, and are taken away', async ({ healthyPage: page }) => {
  await page.goto('/listings/sales?filters=open');
  await settled(page);
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Subway', exact: true }).focus();
  // The first letters of an option choose it.
  await page.keyboard.type('Subway: 10');
  await filters.getByRole('combobox', { name: /^Park or/ }).focus();
  await page.keyboard.type('Park: 15');
  await page.keyboard.press('Tab');
  await filters.getByRole('button', { name: /^Show/ }).press('Enter');

  await expect(page).toHaveURL('/listings/sales?nearby=subway-10&nearby=park-15');
  await expect(chips(page)).toHaveText(['Subway: 10 min walk', 'Park: 15 min walk']);
  await chips(page).first().press('Enter');
  await expect(page).toHaveURL('/listings/sales?nearby=park-15');
});

test('what is near is there without scripts', async ({ browser, baseURL, request }) => {
  const answer = await request.get('/api/auth/listings-listfind?type=sales&nearby=subway-5');
  const { list } = (await answer.json()) as { list: { id: number }[] };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/listings-detail/${list[0]?.id}`);
  await expect(
    nearby(page)
      .getByText(/^Lines /)
      .first(),
  ).toBeAttached();
  await context.close();
});
