import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const QUEENS = '/listings/sales/queens';

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => main(page).getByRole('button', { name: /^Filters/ });
const cards = (page: Page) => main(page).locator('.pp-media-card');
const map = (page: Page) => main(page).getByRole('region', { name: 'Map of the homes' });

test('on a slow network the next choice is added to the one that is loading', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open(QUEENS);
  await settled(page);
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/listings-listfind/, async (route) => {
    await slow;
    // Who went on meanwhile has called it back.
    await route.continue().catch(() => undefined);
  });
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const tick = async (name: RegExp) => {
    await filters(page).click();
    await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: /^Show/ }).click();
  };

  await tick(/^House/);
  await tick(/^Condo\s?,/);
  await main(page).getByLabel('Sort by').selectOption('Price: low to high');
  const chips = main(page).getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link', { name: 'Remove House' })).toBeVisible();
  await expect(chips.getByRole('link', { name: 'Remove Condo' })).toBeVisible();
  await expect(main(page).getByLabel('Sort by')).toHaveValue('price-asc');
  await map(page).press('ArrowRight');
  await expect(chips.getByRole('listitem')).toHaveCount(4);
  await filters(page).click();
  await expect(page).toHaveURL(QUEENS);
  arrive();

  await expect(page).toHaveURL(/\?(dwelling=(House|Condo)&){2}bounds=[^&]+&sort=price-asc$/);
  await expect(dialog.getByRole('checkbox', { name: /^House/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Condo\s?,/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(QUEENS);
});

test('Back after moving the map restores the page and the scroll position of the list', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open(QUEENS);
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(main(page).getByText('Page 2 of')).toBeVisible();
  const home = cards(page).nth(9);
  await home.scrollIntoViewIfNeeded();
  await map(page).focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  const { href } = new URL(page.url());
  const address = await home.getByRole('heading', { level: 2 }).textContent();

  await map(page).press('ArrowRight');
  await expect(page).toHaveURL(/\?bounds=/);
  const moved = page.url();
  await map(page).press('ArrowDown');
  await expect(page).not.toHaveURL(moved);
  await page.goBack();

  await expect(page).toHaveURL(href);
  await expect(cards(page).nth(9).getByRole('heading', { level: 2 })).toHaveText(address ?? '');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(3);
});
