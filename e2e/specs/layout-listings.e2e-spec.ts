import { expectLayout, LAYOUT } from '../fixtures/layout/expect-layout.js';
import { expectPublicPage, PUBLIC_PAGE } from '../fixtures/layout/expect-public-page.js';
import { expect, test } from '../fixtures/page-health.js';
import { pagesOf, unlistedPagesOf } from '../fixtures/public-pages.js';

test.describe.configure({ mode: 'parallel' });

for (const path of pagesOf.listings) {
  test(`${path} ${PUBLIC_PAGE}`, async ({ healthyPage: page, baseURL }) => {
    await expectPublicPage(page, path, baseURL as string);
  });
}

for (const [path, text] of Object.entries(unlistedPagesOf.listings)) {
  test(`${path} ${LAYOUT}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expectLayout(page);
  });
}
