import { expectPublicPage, PUBLIC_PAGE } from '../fixtures/layout/expect-public-page.js';
import {
  DESK,
  expectAccessible,
  expectColorsAndKeys,
  expectFit,
  PHONE,
  setWidth,
} from '../fixtures/layout/expect-layout.js';
import { expect, test } from '../fixtures/page-health.js';
import { pagesOf } from '../fixtures/public-pages.js';
import { admin, investor, signIn } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const MANY_PAGES_MS = 180_000;

test.describe.configure({ mode: 'parallel' });

/** The pages behind the sign-in, as the person who sees the most of them. A form and a list of each kind are enough. */
const ownPages = [
  {
    title: 'the pages of properties and enquiries',
    person: admin,
    paths: [
      '/dashboard',
      '/current-properties',
      '/current-properties/1',
      '/current-properties/1/edit',
      '/current-properties/new',
      '/enquiries',
      '/enquiries/contact/1',
      '/investor-accounts',
    ],
  },
  {
    title: 'the pages of administration',
    person: admin,
    paths: ['/people', '/personal-data', '/audit', '/profile', '/design'],
  },
  {
    title: 'the pages of employees',
    person: admin,
    paths: ['/training', '/employment-contract', '/employment-handbook'],
  },
  {
    title: 'the pages of editors',
    person: admin,
    paths: [
      '/content',
      '/content/releases',
      '/content/content/newsletter',
      '/content/translations',
      '/content/media',
      '/content/bin',
    ],
  },
  { title: 'the pages of an investor', person: investor, paths: ['/investors', '/profile'] },
];

for (const path of pagesOf.staff) {
  test(`${path} ${PUBLIC_PAGE}`, async ({ healthyPage: page, baseURL }) => {
    await expectPublicPage(page, path, baseURL as string);
  });
}

for (const { title, person, paths } of ownPages) {
  test(`${title} fit every screen and zoom, and are accessible in all colours and by keyboard`, async ({
    healthyPage: page,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    await signIn(person, page);
    for (const path of paths) {
      await test.step(path, async () => {
        await setWidth(page, DESK);
        await page.goto(path);
        // The samples of banners on /design have headings of first level, too.
        await expect(new PublicSite(page).heading().first()).toBeVisible();
        await settled(page);
        await expectAccessible(page);
        await expectColorsAndKeys(page);
        await setWidth(page, PHONE);
        await expectAccessible(page);
        await expectFit(page);
      });
    }
  });
}
