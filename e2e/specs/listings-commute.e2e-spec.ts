import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';

const chips = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Remove / });
const homes = (page: Page) => page.getByRole('main').locator('a[href*="/listings-detail/"]');

test('typed words find homes by the way to a station, and their pages estimate it', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/listings/sales');
  const words = page.getByRole('combobox', { name: /^Neighborhood, street/ });
  await words.fill('within 35 minutes of Union Square');
  await words.press('Enter');

  await expect(page).toHaveURL('/listings/sales?commute=14+St-Union+Sq-35');
  await expect(chips(page)).toHaveText(['35 min to 14 St-Union Sq']);
  await expect(page.getByText(/^Estimates for a weekday/)).toBeVisible();
  await expect(homes(page).first()).toBeVisible();
  const paths = await homes(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  );
  for (const path of [...new Set(paths)].slice(0, 3)) {
    await page.goto(String(path));
    const commute = page.getByRole('region', { name: 'Commute', exact: true });
    const row = commute.getByRole('listitem').filter({ hasText: '14 St-Union Sq' });
    await expect(row).toHaveText(/about ([1-9]|[12]\d|3[0-5]) min$/);
  }
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('a station is chosen by keyboard from all stations, and taken away', async ({
  healthyPage: page,
}) => {
  await page.goto('/listings/sales?filters=open');
  await settled(page);
  const filters = page.getByRole('region', { name: 'Filters' });
  const commute = filters.getByRole('group', { name: 'Commute' });
  await commute.getByLabel('Subway station').focus();
  await expect(commute.locator('option[value="Wall St"]')).toBeAttached();
  await page.keyboard.type('Wall St');
  await page.keyboard.press('Tab');
  // The first characters of an option choose it.
  await page.keyboard.type('45');
  await page.keyboard.press('Tab');
  await filters.getByRole('button', { name: /^Show/ }).press('Enter');

  await expect(page).toHaveURL('/listings/sales?commute=Wall+St-45');
  await chips(page).first().press('Enter');
  await expect(page).toHaveURL('/listings/sales');
});

test('a commute is chosen without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/listings/sales?filters=open');
  await page.getByLabel('Subway station').fill('Times Square');
  await page.getByRole('group', { name: 'Commute' }).getByLabel('At most').selectOption('40');
  await page.getByRole('button', { name: /^Show/ }).click();

  await expect(chips(page)).toHaveText(['40 min to Times Square']);
  await expect(homes(page).first()).toBeVisible();
  await context.close();
});
