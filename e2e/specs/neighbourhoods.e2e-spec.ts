import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';

test('a home leads to the prices of its neighbourhood, which stand there without scripts too', async ({
  healthyPage: page,
  request,
  browser,
  baseURL,
}) => {
  const answer = await request.get(
    '/api/auth/listings-listfind?type=sales&location=queens&neighbourhood=Flushing',
  );
  const { list } = (await answer.json()) as { list: { id: number }[] };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/listings-detail/${list[0]?.id}`);
  await settled(page);
  await page.getByRole('link', { name: 'Prices and homes in Flushing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flushing' })).toBeVisible();
  await settled(page);
  const figures = page.getByRole('table', { name: 'Sale prices by kind of home' });
  await expect(figures.getByRole('row', { name: /^Condos \$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const served = await plain.newPage();
  await served.goto('/neighbourhoods/queens/flushing');
  await expect(served.getByRole('table', { name: 'Sale prices by kind of home' })).toHaveText(
    String(await figures.textContent()),
  );
  await plain.close();

  await page.getByRole('link', { name: /^See the \d+ homes for sale$/ }).click();
  await expect(page).toHaveURL(/\/listings\/sales\/queens\?neighbourhood=Flushing/);
});

test('a nickname leads to the page of the neighbourhood', async ({ page }) => {
  await page.goto('/neighbourhoods/manhattan/ues');

  await expect(page).toHaveURL('/neighbourhoods/manhattan/upper-east-side');
});

test('boroughs fold at the width of a phone only', async ({ healthyPage: page }) => {
  const brooklyn = page.getByRole('heading', { level: 2, name: 'Brooklyn' });
  const parkSlope = page.getByRole('link', { name: 'Park Slope', exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighbourhoods');
  await settled(page);
  await expect(parkSlope).toBeHidden();
  await brooklyn.click();
  await expect(parkSlope).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await brooklyn.click();
  await expect(parkSlope).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(parkSlope).toBeVisible();
  await page.getByRole('link', { name: 'Brooklyn', exact: true }).click();
  await expect(brooklyn).toBeInViewport();
});
