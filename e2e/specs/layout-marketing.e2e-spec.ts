import { expectLayout, LAYOUT } from '../fixtures/layout/expect-layout.js';
import { expectPublicPage, PUBLIC_PAGE } from '../fixtures/layout/expect-public-page.js';
import { expect, test } from '../fixtures/page-health.js';
import { Api } from '../fixtures/pages/api.js';
import { expectPage } from '../fixtures/pages/expect-page.js';
import { expectedPages } from '../fixtures/pages/expected-pages.js';
import { aliases, pagesOf, unlistedPagesOf } from '../fixtures/public-pages.js';
import { PublicSite } from '../pages/public-site.js';

test.describe.configure({ mode: 'parallel' });

for (const path of pagesOf.marketing) {
  test(`${path} ${PUBLIC_PAGE}`, async ({ healthyPage: page, baseURL }) => {
    await expectPublicPage(page, path, baseURL as string);
  });
}

for (const [path, text] of Object.entries(unlistedPagesOf.marketing)) {
  test(`${path} ${LAYOUT}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expectLayout(page);
  });
}

for (const [alias, path] of Object.entries(aliases)) {
  test(`${alias} shows the page ${path} and names it as canonical`, async ({
    healthyPage: page,
    baseURL,
  }) => {
    await new PublicSite(page).open(alias);
    await expectPage(page, await expectedPages[path](new Api(baseURL as string)));
    const canonical = page.locator('link[rel=canonical]');
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path);
  });
}
