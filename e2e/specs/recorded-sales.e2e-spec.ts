import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';

/** A home for sale that the city has sales to compare with. */
const comparedHome = async (request: APIRequestContext) => {
  const answer = await request.get('/api/auth/listings-listfind?type=sales&dwelling=House');
  const { list } = (await answer.json()) as { list: { id: number; price: number | null }[] };
  for (const { id, price } of list) {
    const sold = await request.get(`/api/auth/listings-sold?id=${id}`);
    const { comparison } = (await sold.json()) as {
      comparison: { prices: { count: number } } | null;
    };
    if (price && comparison) return { id, count: comparison.prices.count };
  }
  throw new Error('No house of the demo can be compared with recorded sales');
};

test('a home is compared with recorded sales, without scripts too', async ({
  healthyPage: page,
  request,
  browser,
  baseURL,
}) => {
  const { id, count } = await comparedHome(request);
  const sales = (from: Page) =>
    from.getByRole('region', { name: 'What homes like this were sold for' });
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const served = await plain.newPage();
  await served.goto(`/listings-detail/${id}`);
  await expect(sales(served).getByText(/^The middle half of the prices of/)).toContainText(
    `${count.toLocaleString('en')} recorded sales`,
  );
  const atFirst = await sales(served).textContent();
  await plain.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/listings-detail/${id}`);
  await settled(page);
  await expect(sales(page)).toHaveText(String(atFirst));
  await expect(sales(page).getByText(/this home is priced (below|within|above)/)).toBeVisible();
  await expect(sales(page).getByText(/Department of Finance/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
