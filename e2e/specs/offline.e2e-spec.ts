import { expect, type Page, test } from '@playwright/test';
import { PublicSite } from '../pages/public-site.js';

const QUEENS = '/listings/sales/queens';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('.pp-media-card');
const addresses = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();
const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /^There is no connection to the server\. This is/ });

test('Back without a connection shows the list that was seen, with a note, and loads it when the connection returns', async ({
  context,
  page,
}) => {
  await new PublicSite(page).open(QUEENS);
  const before = await addresses(page);
  expect(before.length).toBeGreaterThan(1);
  await cards(page).first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/listings-detail\/\d+/);
  await expect(new PublicSite(page).heading(before[0])).toBeVisible();

  await context.setOffline(true);
  await page.goBack();

  await expect(page).toHaveURL(QUEENS);
  await expect(note(page)).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
  expect(await addresses(page)).toEqual(before);

  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  expect(await addresses(page)).toEqual(before);
});

test('a page that was never opened says without a connection that the connection is missing, at the top of the window', async ({
  context,
  page,
}) => {
  await new PublicSite(page).open(QUEENS);
  await cards(page).first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/listings-detail\/\d+/);
  await expect(new PublicSite(page).heading()).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(5)).toBeVisible();

  await context.setOffline(true);
  await cards(page).nth(5).getByRole('heading').click();

  await expect(page).toHaveURL(/\/listings-detail\/\d+/);
  const title = new PublicSite(page).heading('There is no connection');
  await expect(title).toBeInViewport();
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeInViewport();

  await context.setOffline(false);
  await expect(title).toBeHidden();
  await expect(new PublicSite(page).heading()).toBeVisible();
});
