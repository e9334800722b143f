import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { countRequests, settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name });

test('a page follows the theme of the system', async ({ healthyPage: page }) => {
  await new PublicSite(page).open('/contact');
  expect(await scheme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await scheme(page)).toBe('dark');
});

test('a chosen theme lasts, shows before the first script, reaches other tabs, and is not printed', async ({
  page,
  context,
}) => {
  await new PublicSite(page).open('/contact');
  await settled(page);
  const other = await context.newPage();
  countRequests(other);
  await new PublicSite(other).open('/privacy');
  await settled(other);

  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await expect(choice(page, 'Dark')).toBeChecked();
  expect(await scheme(page)).toBe('dark');
  await expect(choice(other, 'Dark')).toBeChecked();
  await other.close();

  // Without the scripts of the page only its head can have applied the theme.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/privacy');
  expect(await scheme(page)).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await scheme(page)).toBe('light');
});

test('the theme is chosen by keyboard', async ({ healthyPage: page }) => {
  await new PublicSite(page).open('/contact');
  await settled(page);
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Light')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await scheme(page)).toBe('light');
});
