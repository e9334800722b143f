import { expectPublicPage, PUBLIC_PAGE } from '../fixtures/layout/expect-public-page.js';
import { test } from '../fixtures/page-health.js';
import { pagesOf } from '../fixtures/public-pages.js';

test.describe.configure({ mode: 'parallel' });

for (const path of pagesOf.portfolio) {
  test(`${path} ${PUBLIC_PAGE}`, async ({ healthyPage: page, baseURL }) => {
    await expectPublicPage(page, path, baseURL as string);
  });
}
