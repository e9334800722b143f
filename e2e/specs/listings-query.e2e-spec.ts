import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { TYPED_QUERIES } from '../../services/listings/test/typed-queries.js';
import { expect, test } from '../fixtures/page-health.js';
import { PublicSite } from '../pages/public-site.js';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('combobox', { name: /^Neighborhood, street/ });
const chips = (page: Page) => main(page).getByRole('link', { name: /^Remove / });

/** The values of each parameter. */
const fieldsOf = (params: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

interface Row {
  typed: string;
  path: string;
  list: string;
  filters?: string[];
  says?: RegExp;
}

const QUERIES: Row[] = [
  { typed: 'Brooklyn', path: '/listings/sales/brooklyn', list: 'Homes for sale in Brooklyn' },
  {
    typed: 'Staten Island',
    path: '/listings/sales/staten-island',
    list: 'Homes for sale on Staten Island',
  },
  {
    typed: 'Times Square',
    path: '/listings/sales/manhattan',
    list: 'Homes for sale in Manhattan',
    filters: ['Remove Part of the map'],
    says: /No home is listed in Times Square itself/,
  },
  {
    typed: 'garden',
    path: '/listings/sales',
    list: 'Homes for sale in New York City',
    filters: ['Remove Garden'],
  },
  {
    typed: 'doorman',
    path: '/listings/sales',
    list: 'Homes for sale in New York City',
    filters: ['Remove Doorman'],
  },
  {
    typed: '11215',
    path: '/listings/sales/brooklyn',
    list: 'Homes for sale in Brooklyn',
    says: /No home is listed in 11215 itself/,
  },
  {
    typed: 'luxury',
    path: '/listings/sales',
    list: 'Homes for sale in New York City',
    says: /No home on this list mentions “luxury”/,
  },
  {
    typed: '3 bed park slope',
    path: '/listings/sales/brooklyn',
    list: 'Homes for sale in Brooklyn',
    filters: ['Remove Park Slope', 'Remove 3 bedrooms'],
  },
  {
    typed: 'east village rentals',
    path: '/listings/rentals/manhattan',
    list: 'Homes for rent in Manhattan',
    filters: ['Remove East Village'],
  },
  {
    typed: 'brookyln',
    path: '/listings/sales/brooklyn',
    list: 'Homes for sale in Brooklyn',
    says: /Showing Brooklyn instead of “brookyln”/,
  },
];

for (const { typed, path, list, filters, says } of QUERIES) {
  test(`“${typed}” in the box of the landing page leads to its list`, async ({
    healthyPage: page,
  }) => {
    await new PublicSite(page).open('/listings');
    await field(page).fill(typed);
    await page.keyboard.press('Enter');

    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(main(page).getByText(list, { exact: true }).first()).toBeVisible();
    for (const name of filters ?? []) {
      await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    if (!filters && !says) await expect(chips(page)).toHaveCount(0);
    if (says) await expect(main(page).getByText(says)).toBeVisible();
  });
}

for (const [typed, type, location, filters, unmatched = []] of TYPED_QUERIES) {
  test(`redirects “${typed}” to a list that has homes`, async ({ request, baseURL }) => {
    const query = new URLSearchParams({ tab: 'sales', q: typed });
    const redirect = await request.get(`/listings?${query}`, { maxRedirects: 0 });
    const target = new URL(redirect.headers().location ?? '', baseURL);

    expect(target.pathname).toBe(`/listings/${type}${location === null ? '' : `/${location}`}`);
    target.searchParams.delete('other_type');
    const { unmatched: leftOut, ...search } = fieldsOf(target.searchParams);
    expect(leftOut ?? []).toEqual(unmatched);
    const expected = Object.entries(filters).map(([name, value]) => [
      name,
      [value].flat().map(String),
    ]);
    if (unmatched.length > 0) {
      expected.push(['typed', [typed]], ['typed_at', ['/listings/sales']]);
    }
    expect(search).toEqual(Object.fromEntries(expected));

    const found = new URLSearchParams(target.searchParams);
    for (const notice of ['typed', 'typed_at', 'unmatched']) found.delete(notice);
    found.set('type', type);
    if (location !== null) found.set('location', location);
    const list = await request.get(`/api/auth/listings-listfind?${found}`);
    expect(((await list.json()) as { total: number }).total).toBeGreaterThan(0);
  });
}

test('a place of another borough leads there from the results, and says so', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open('/listings/sales/queens');
  await field(page).fill('williamsburg');
  await page.keyboard.press('Enter');

  await expect.poll(() => new URL(page.url()).pathname).toBe('/listings/sales/brooklyn');
  await expect(main(page).getByText('Williamsburg is in Brooklyn')).toBeVisible();
  await expect(chips(page)).toHaveText(['Williamsburg']);
});

test('the whole city has filters, the boroughs and an accessible page', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open('/listings/sales?min_bedrooms=3');
  const boroughs = main(page).getByRole('navigation', { name: 'Boroughs' });
  await expect(boroughs.getByRole('link', { name: 'All of New York' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await violations(page)).toEqual([]);
  await boroughs.getByRole('link', { name: 'Bronx' }).click();
  await expect(page).toHaveURL('/listings/sales/bronx?min_bedrooms=3');
});

test('the box of the landing page suggests boroughs first, then places, by key', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open('/listings?tab=rentals');
  await field(page).pressSequentially('brook');
  const options = main(page).getByRole('option');
  await expect(options.first()).toHaveText(/^BrooklynBorough/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/listings/rentals/brooklyn');
});
