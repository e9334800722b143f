import { expectPublicPage, PUBLIC_PAGE } from '../fixtures/layout/expect-public-page.js';
import {
  expectAccessible,
  expectFit,
  expectLayout,
  LAYOUT,
  PHONE,
  setWidth,
} from '../fixtures/layout/expect-layout.js';
import { Keys } from '../fixtures/keyboard/keys.js';
import { expect, test } from '../fixtures/page-health.js';
import { pagesOf, unlistedPagesOf } from '../fixtures/public-pages.js';
import { admin, investor, openAs, signIn } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const MANY_PAGES_MS = 180_000;

test.describe.configure({ mode: 'parallel' });

/**
 * The pages behind the sign-in, as the person who sees the most of them, each with a text that shows that it is not an error.
 * A form and a list of each kind are enough.
 */
const ownPages = [
  {
    title: 'the pages of properties and enquiries',
    person: admin,
    pages: {
      '/dashboard': 'Waiting longest',
      '/current-properties': 'Current Properties',
      '/current-properties/1': 'Requested documents',
      '/current-properties/1/edit': 'Save',
      '/current-properties/new': 'Save',
      '/enquiries': 'Enquiries',
      '/enquiries/contact/1': 'Handling',
      '/viewings': 'When visitors can see homes',
      '/rental-applications': 'Applications for rentals',
      '/rental-applications/1': 'Decision',
      '/investor-accounts': 'Investors',
      '/investor-accounts/3': 'Holdings',
    },
  },
  {
    title: 'the pages of administration',
    person: admin,
    pages: {
      '/people': 'Invite somebody',
      '/personal-data': 'Personal data',
      '/audit': 'Activity log',
      '/profile': 'Where you are signed in',
      '/design': 'A building on Kent Avenue',
      '/status': 'Answers in',
    },
  },
  {
    title: 'the pages of employees',
    person: admin,
    pages: {
      '/training': 'Training',
      '/employment-contract': 'Employment Contract',
      '/employment-handbook': 'Employee Handbook',
    },
  },
  {
    title: 'the pages of editors',
    person: admin,
    pages: {
      '/content': 'Content',
      '/content/releases': 'Releases',
      '/content/content/newsletter': 'Bryant Square',
      '/content/translations': 'Translations',
      '/content/media': 'Media library',
      '/content/bin': 'Bin',
      '/content/newsletters-mail/1': 'To all subscribers',
    },
  },
  {
    title: 'the pages of an investor',
    person: investor,
    pages: { '/investors': 'Your holdings', '/profile': 'Emails about your investments' },
  },
];

for (const path of pagesOf.staff) {
  test(`${path} ${PUBLIC_PAGE}`, async ({ healthyPage: page, baseURL }) => {
    await expectPublicPage(page, path, baseURL as string);
  });
}

for (const [path, text] of Object.entries(unlistedPagesOf.staff)) {
  test(`${path} ${LAYOUT}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expectLayout(page);
  });
}

for (const { title, person, pages } of ownPages) {
  test(`${title} fit every screen and zoom, and are accessible in all colours and by keyboard`, async ({
    healthyPage: page,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    await signIn(person, page);
    for (const [path, text] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(text);
        await expectLayout(page);
      });
    }
  });
}

test('the editor of an entry and of its translation fit every screen and zoom, and are accessible in all colours and by keyboard', async ({
  healthyPage: page,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  await openAs(admin, page, '/content/content/newsletter');
  const entry = page.getByRole('main').getByRole('link', { name: /^Bryant Square/ });
  const path = (await entry.getAttribute('href')) as string;
  const id = path.split('/').at(-1);
  for (const address of [path, `/content/translations/content/newsletter/${id}?language=de`]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(new PublicSite(page).heading()).toContainText('Bryant Square');
      await expectLayout(page);
    });
  }
});

test('the filters of a list are behind a button on a phone, beside the search', async ({
  healthyPage: page,
}) => {
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox');
  const state = main.getByRole('combobox', { name: 'State' });
  const filters = main.getByRole('button', { name: /^Filters/ });
  const keys = new Keys(page);
  await setWidth(page, PHONE);
  await openAs(admin, page, '/content/content/newsletter');

  await test.step('they open and close by keyboard', async () => {
    await expect(search).toBeInViewport();
    await expect(filters).toHaveAccessibleName('Filters');
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await expect(state).toBeHidden();
    await settled(page);
    await keys.press('Tab');
    await keys.use(filters);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await keys.press('Tab');
    await expect(state).toBeFocused();
    await keys.choose(state, 'Draft');
    await expect(filters).toHaveAccessibleName('Filters 1 active');
    await expectAccessible(page);
    await expectFit(page);
    await keys.use(filters, 'Space');
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await expect(filters).toBeFocused();
    await expect(state).toBeHidden();
  });

  await test.step('the button counts what the address filters', async () => {
    for (const [address, name] of [
      ['/content/content/newsletter?state=draft&by=me&sort=title', 'Filters 2 active'],
      ['/content/translations?language=it&state=missing', 'Filters 1 active'],
      ['/content/media?view=list', 'Filters'],
      ['/people?type=Investor&state=active', 'Filters 2 active'],
      ['/current-properties?status=3&status=4', 'Filters 2 active'],
    ] as const) {
      await page.goto(address);
      await expect(filters).toHaveAccessibleName(name);
    }
  });

  await test.step('on a tablet the fields are shown without the button', async () => {
    await setWidth(page, 768);
    await page.goto('/content/content/newsletter');
    await expect(state).toBeVisible();
    await expect(filters).toBeHidden();
  });
});
