import type { Locator, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { walkMain } from '../fixtures/keyboard/walk-main.js';
import { expect, test } from '../fixtures/page-health.js';
import { sidewaysScroll } from '../fixtures/reflow.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const QUEENS = '/listings/sales/queens';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('combobox', { name: /^Neighborhood, street/ });
const filters = (page: Page) => main(page).getByRole('button', { name: /^Filters/ });
const cards = (page: Page) => main(page).locator('.pp-media-card');
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ homes?$/ });
const group = (part: Locator, name: string) => part.getByRole('group', { name, exact: true });
const amount = (part: Locator, name: string, end: 'From' | 'To') =>
  group(part, name).getByRole('textbox', { name: end });
const addresses = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();

/** The response of the service to a search. */
const total = async (page: Page, query: string): Promise<number> => {
  const answer = await page.request.get(`/api/auth/listings-listfind?limit=1&${query}`);
  return ((await answer.json()) as { total: number }).total;
};

const shown = (homes: number) =>
  homes === 1 ? '1 home' : `${homes.toLocaleString('en-US')} homes`;

test('filters show counts, the URL restores them in a new window, and Back undoes them one by one', async ({
  healthyPage: page,
  context,
}) => {
  await new PublicSite(page).open(QUEENS);
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const query = 'type=sales&location=queens&dwelling=House&max_price=900000&min_bedrooms=2';
  const expected = await total(page, query);
  expect(expected).toBeGreaterThan(0);

  await test.step('choose filters and see the number of results', async () => {
    await amount(dialog, 'Price', 'To').fill('900k');
    await group(group(dialog, 'Bedrooms'), 'At least').getByRole('radio', { name: /^2\+/ }).check();
    await dialog.getByRole('checkbox', { name: /^House/ }).check();
    await dialog.getByRole('button', { name: `Show ${shown(expected)}`, exact: true }).click();
    await expect(page).toHaveURL(`${QUEENS}?max_price=900000&min_bedrooms=2&dwelling=House`);
    await expect(count(page)).toHaveText(shown(expected));
    await expect(filters(page)).toBeFocused();
  });

  await test.step('sort', async () => {
    await main(page).getByLabel('Sort by').selectOption('Price: low to high');
    await expect(page).toHaveURL(/&sort=price-asc$/);
    await expect(async () => {
      const texts = await cards(page)
        .getByText(/^\$[\d,]+$/)
        .allTextContents();
      const prices = texts.map((text) => Number(text.replaceAll(/\D/g, '')));
      expect(prices.length).toBeGreaterThan(1);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }).toPass({ timeout: 15_000 });
  });

  await test.step('the same in a new window', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(count(other)).toHaveText(shown(expected));
    expect(await addresses(other)).toEqual(await addresses(page));
    await filters(other).click();
    const same = other.getByRole('dialog', { name: 'Filters' });
    await expect(amount(same, 'Price', 'To')).toHaveValue('900,000');
    await expect(same.getByRole('checkbox', { name: /^House/ })).toBeChecked();
    await other.close();
  });

  await test.step('remove a filter and go back through all steps', async () => {
    const chips = main(page).getByRole('list', { name: 'Active filters' });
    await chips.getByRole('link', { name: 'Remove House' }).click();
    await expect(page).toHaveURL(`${QUEENS}?max_price=900000&min_bedrooms=2&sort=price-asc`);
    await page.goBack();
    await expect(chips.getByRole('link', { name: 'Remove House' })).toBeVisible();
    await page.goBack();
    await expect(main(page).getByLabel('Sort by')).toHaveValue('newest');
    await page.goBack();
    await expect(page).toHaveURL(QUEENS);
    await expect(chips).toBeHidden();
  });
});

test('Back from a listing restores the page and the scroll position of the list', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open(`${QUEENS}?min_bedrooms=1`);
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(main(page).getByText('Page 2 of')).toBeVisible();
  const home = cards(page).nth(9);
  await home.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  const address = await home.getByRole('heading', { level: 2 }).textContent();
  await home.getByRole('heading').click();
  await expect(page).toHaveURL(/\/listings-detail\/\d+/);

  await page.goBack();

  await expect(page).toHaveURL(/min_bedrooms=1&page=2/);
  await expect(cards(page).nth(9).getByRole('heading', { level: 2 })).toHaveText(address ?? '');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(3);
});

test('a reload keeps the page and the scroll position of the list', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open(`${QUEENS}?min_bedrooms=1`);
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(main(page).getByText('Page 2 of')).toBeVisible();
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);

  await page.reload();

  await expect(main(page).getByText('Page 2 of')).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(3);
});

test('suggests a place by keyboard in spite of a typing error', async ({ healthyPage: page }) => {
  await new PublicSite(page).open(`${QUEENS}?min_bedrooms=2`);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('asstora');
  const astoria = page.getByRole('option', { name: /^Astoria Neighborhood · Queens/ });
  await expect(astoria).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(astoria).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await astoria.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${QUEENS}?min_bedrooms=2&neighbourhood=Astoria`);
  const expected = await total(
    page,
    'type=sales&location=queens&min_bedrooms=2&neighbourhood=Astoria',
  );
  await expect(count(page)).toHaveText(shown(expected));
  await expect(field(page)).toHaveValue('');
});

test('a corrected spelling is announced, with a link to the original words', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open(`${QUEENS}?min_bedrooms=2`);
  await field(page).fill('Astorria');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Showing Astoria instead of “Astorria”.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${QUEENS}\\?min_bedrooms=2&neighbourhood=Astoria&`));
  await expect(cards(page).first()).toBeVisible();

  await page.reload();
  await expect(main(page).getByText('Showing Astoria instead of “Astorria”.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Search for exactly “Astorria”' }).click();

  await expect(page).toHaveURL(`${QUEENS}?q=Astorria&min_bedrooms=2`);
  await expect(main(page).getByText('No Result  Found...')).toBeVisible();
});

test('an inverted range shows an error and keeps the input', async ({ healthyPage: page }) => {
  await new PublicSite(page).open(`${QUEENS}?min_price=900000&max_price=5`);
  await expect(main(page).getByText(/^Price: the end lies below the beginning/)).toBeVisible();
  await expect(count(page)).toHaveText(shown(await total(page, 'type=sales&location=queens')));

  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByRole('alert')).toHaveText('The highest price lies below the lowest.');
  await expect(amount(dialog, 'Price', 'From')).toHaveValue('900,000');
  await dialog.getByRole('button', { name: /^Show/ }).click();
  await expect(amount(dialog, 'Price', 'From')).toBeFocused();
});

test('the panels for price and rooms work by keyboard', async ({ healthyPage: page }) => {
  await new PublicSite(page).open(QUEENS);
  await settled(page);
  await main(page).getByRole('button', { name: 'Price' }).press('Enter');
  const price = page.getByRole('dialog', { name: 'Price' });
  await expect(amount(price, 'Price', 'From')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Price' })).toBeFocused();

  await main(page).getByRole('button', { name: 'Rooms' }).press('Enter');
  const rooms = page.getByRole('dialog', { name: 'Rooms' });
  await expect(rooms.locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rooms).toBeHidden();
  await expect(page).toHaveURL(`${QUEENS}?min_bedrooms=2`);
  await expect(main(page).getByRole('button', { name: '2+ bedrooms' })).toBeFocused();
  await page.reload();
  expect(await walkMain(page)).toEqual([]);
});

test('the list works while facets and suggestions fail', async ({ page }) => {
  await page.route(/listings-(facets|suggest)/, (route) => route.fulfill({ status: 503 }));
  await new PublicSite(page).open(QUEENS);
  await field(page).fill('garden');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${QUEENS}?amenities=Garden`);
  await expect(cards(page).first()).toBeVisible();
  await filters(page).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('checkbox', { name: 'House', exact: true }).check();
  await dialog.getByRole('button', { name: 'Show homes' }).click();
  await expect(page).toHaveURL(`${QUEENS}?dwelling=House&amenities=Garden`);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all filters fill the screen, and the button for the results stays visible', async ({
    healthyPage: page,
  }) => {
    await new PublicSite(page).open(QUEENS);
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(main(page).getByRole('button', { name: 'Price' })).toBeHidden();
    await filters(page).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    // To a fraction of a pixel, as it comes in.
    expect(box?.width).toBeCloseTo(390, 0);
    expect(box?.height).toBeCloseTo(844, 0);
    const show = dialog.getByRole('button', { name: /^Show \d+ homes$/ });
    await expect(show).toBeInViewport();
    await group(dialog, 'Open house').scrollIntoViewIfNeeded();
    const ends = [amount(dialog, 'Price', 'To'), group(dialog, 'Open house').getByLabel('To')];
    const [price, day] = await Promise.all(ends.map((end) => end.boundingBox()));
    expect((day?.x ?? NaN) + (day?.width ?? NaN)).toBeCloseTo(
      (price?.x ?? 0) + (price?.width ?? 0),
      0,
    );
    await expect(show).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(filters(page)).toBeFocused();
  });

  test('the map covers the list, and Back returns to the list', async ({ healthyPage: page }) => {
    await new PublicSite(page).open(`${QUEENS}?min_bedrooms=2`);
    await main(page).getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(`${QUEENS}?min_bedrooms=2&view=map`);
    await expect(cards(page).first()).not.toBeInViewport({ ratio: 0.1 });
    await page.goBack();
    await expect(cards(page).first()).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form submit of the browser sends words, filters and order', async ({ page }) => {
    await page.goto(`${QUEENS}?sort=price-asc`);
    await main(page)
      .getByRole('textbox', { name: /^Neighborhood, street/ })
      .fill('garden');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${QUEENS}?amenities=Garden&sort=price-asc`);
    await expect(cards(page).first()).toBeVisible();

    await filters(page).click();
    const form = main(page).getByRole('region', { name: 'Filters' });
    await form.getByRole('checkbox', { name: /^House/ }).check();
    await amount(form, 'Price', 'To').fill('$1,000,000');
    await form.getByRole('button', { name: /^Show/ }).click();

    await expect(form).toBeHidden();
    const expected = await total(
      page,
      'type=sales&location=queens&amenities=Garden&dwelling=House&max_price=1000000',
    );
    await expect(count(page)).toHaveText(shown(expected));
    await expect(main(page).getByLabel('Sort by')).toHaveValue('price-asc');
    await main(page).getByRole('link', { name: 'Remove House' }).click();
    await expect(page).not.toHaveURL(/dwelling/);
  });
});
