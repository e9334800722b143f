import type { Locator, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { sidewaysScroll } from '../fixtures/reflow.js';
import { employee, openAs } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const RESULTS = '/listings/sales/queens';
const FAVOURITES = '/listings/favourites';
/** As high as numbers of homes go: no home has it. */
const GONE = 2_147_483_647;

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => main(page).getByRole('button', { name: /^Save:/ });
const toggles = (page: Page) => main(page).getByRole('button', { name: /^Compare:/ });
const isPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed));
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link');

/** What the device holds under a key; with a value, after it was put there as an earlier visit would have. */
const onDevice = (page: Page, key: string, value?: unknown): Promise<unknown> =>
  page.evaluate(
    async ([name, put]) => {
      const opening = indexedDB.open('mf-listings');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction('kept', 'readwrite');
      const store = transaction.objectStore('kept');
      if (put !== undefined) store.put(put, name);
      const kept = store.get(name);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
      return kept.result as unknown;
    },
    [key, value] as const,
  );

/** What a page shows at once is on the device a moment later: who leaves it waits for that. */
const expectKept = (page: Page, key: string, count: number) =>
  expect.poll(() => onDevice(page, key)).toHaveLength(count);

/** The first homes of the list. */
const listed = async (page: Page) => {
  const answer = await page.request.get('/api/auth/listings-listfind?type=sales&location=queens');
  const { list } = (await answer.json()) as {
    list: { id: number; address: string; price: number }[];
  };
  return list;
};

const firstListed = async (page: Page) => {
  const [home] = await listed(page);
  if (!home) throw new Error('There is no home for sale in Queens');
  return home;
};

test.describe('favourites', () => {
  test('are saved by keyboard, stay after a reload and a logout, and are synchronised between tabs', async ({
    healthyPage: page,
    context,
  }) => {
    await new PublicSite(page).open(RESULTS);
    const heart = hearts(page).first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save: ', '');
    await heart.focus();
    await page.keyboard.press('Space');
    await isPressed(heart, true);
    await expect(page).toHaveURL(new RegExp(`${RESULTS}$`));
    await expectKept(page, 'favourites', 1);
    await page.reload();
    await isPressed(hearts(page).first(), true);

    const other = await context.newPage();
    await new PublicSite(other).open(FAVOURITES);
    await isPressed(hearts(other), true);
    await expect(hearts(other)).toHaveAccessibleName(`Save: ${name}`);
    await hearts(page).nth(1).click();
    await expect(hearts(other)).toHaveCount(2);
    await hearts(page).nth(1).click();
    await isPressed(hearts(other).first(), false);
    await other.close();

    await openAs(employee, page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Emma Clarke');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/home$/);
    await new PublicSite(page).open(FAVOURITES);
    await expect(hearts(page)).toHaveAccessibleName(`Save: ${name}`);
  });

  test('show the price at which they were saved, and which ones are off the market', async ({
    healthyPage: page,
  }) => {
    const home = await firstListed(page);
    await new PublicSite(page).open(FAVOURITES);
    await expect(page.getByText('No favorites yet')).toBeVisible();
    const kept = { place: 'Queens, NY', monthly: false };
    await onDevice(page, 'favourites', [
      { ...kept, id: home.id, name: home.address, price: 123_456 },
      { ...kept, id: GONE, name: '12 Gone Street', price: 640_000 },
    ]);
    await page.reload();

    await expect(page.getByText('It was $123,456 when it was saved')).toBeVisible();
    await expect(page.getByText('No longer on the market')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: 12 Gone Street' }).click();
    await expect(page.getByRole('button', { name: 'Undo: 12 Gone Street' })).toBeFocused();
    await page.reload();
    await expect(hearts(page)).toHaveCount(1);
    await expect(page.getByText('12 Gone Street')).toHaveCount(0);
  });

  test('warn that they are lost with the page where the browser stores nothing', async ({
    healthyPage: page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await new PublicSite(page).open(RESULTS);
    await hearts(page).first().click();
    await isPressed(hearts(page).first(), true);
    await expect(main(page).getByText(/does not let us keep anything/)).toBeVisible();
  });

  test('are not indexed by search engines', async ({ request }) => {
    expect(await (await request.get(FAVOURITES)).text()).toContain('content="noindex"');
    expect(await (await request.get('/listings/compare?ids=1')).text()).toContain(
      'content="noindex"',
    );
  });
});

test.describe('comparing', () => {
  test('accepts four listings, explains why not a fifth, and its URL shows them to others', async ({
    healthyPage: page,
    browser,
    baseURL,
  }) => {
    await new PublicSite(page).open(RESULTS);
    for (const index of [0, 1, 2, 3]) await toggles(page).nth(index).click();
    await toggles(page).nth(4).click();
    await expect(page.getByText(/Four homes at most can be compared/)).toBeVisible();
    await isPressed(toggles(page).nth(4), false);
    await page.reload();
    await page.getByRole('link', { name: 'Compare (4)' }).click();
    await expect(page).toHaveURL(/\/listings\/compare\?ids=\d+(,\d+){3}$/);
    await expect(columns(page)).toHaveCount(4);
    const names = await columns(page).allInnerTexts();
    expect(names).toEqual((await listed(page)).slice(0, 4).map(({ address }) => address));

    await test.step('in another browser without scripts', async () => {
      const stranger = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const shared = await stranger.newPage();
      await shared.goto(page.url());
      expect(await columns(shared).allInnerTexts()).toEqual(names);
      await expect(shared.getByRole('rowheader', { name: /^Price/ }).first()).toBeVisible();
      await stranger.close();
    });

    await test.step('a listing is removed from the URL and the selection', async () => {
      await page.getByRole('button', { name: `Leave out: ${names[1]}` }).click();
      await expect(columns(page)).toHaveCount(3);
      await expect(new PublicSite(page).heading()).toBeFocused();
      await page.goBack();
      await expect(columns(page)).toHaveCount(4);
      await new PublicSite(page).open(RESULTS);
      await isPressed(toggles(page).nth(0), true);
      await isPressed(toggles(page).nth(1), false);
    });
  });

  test('names a listing that is off the market', async ({ healthyPage: page }) => {
    const home = await firstListed(page);
    await new PublicSite(page).open(`/listings/compare?ids=${home.id},${GONE}`);
    await expect(columns(page)).toHaveCount(1);
    await expect(page.getByText(`Home no. ${GONE}: no longer on the market.`)).toBeVisible();
    await page.getByRole('button', { name: `Leave out: Home no. ${GONE}` }).click();
    await expect(page).toHaveURL(new RegExp(`ids=${home.id}$`));
    await expect(page.getByText('no longer on the market')).toHaveCount(0);
  });

  for (const width of [390, 1440]) {
    test(`fits a screen of ${width} px while the table scrolls, and is accessible`, async ({
      healthyPage: page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const ids = (await listed(page)).slice(0, 4).map(({ id }) => id);
      await new PublicSite(page).open(`/listings/compare?ids=${ids.join(',')}`);
      await settled(page);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await violations(page)).toEqual([]);

      const label = page.getByRole('rowheader').first();
      const before = await label.boundingBox();
      await page.getByRole('region', { name: 'The homes side by side' }).focus();
      await page.keyboard.press('End');
      await columns(page).nth(3).focus();
      await expect(columns(page).nth(3)).toBeInViewport();
      expect((await label.boundingBox())?.x).toBe(before?.x);
    });
  }
});

test.describe('recent searches', () => {
  test('are listed on the landing page and can be deleted', async ({ healthyPage: page }) => {
    const site = new PublicSite(page);
    await site.open('/listings/rentals/brooklyn');
    await expectKept(page, 'recent-searches', 1);
    await site.open(`${RESULTS}?min_bedrooms=2&max_price=900000`);
    await expectKept(page, 'recent-searches', 2);
    await site.open('/listings');
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveCount(2);
    await expect(recent.getByRole('link').first()).toHaveText(
      /Homes for sale in Queens.*\$900,000.*2\+ bedrooms/,
    );

    await recent.getByRole('button', { name: /^Forget: Homes for sale in Queens/ }).click();
    await expect(recent.getByRole('link')).toHaveCount(1);
    await page.goto('/de/listings');
    const inGerman = page.getByRole('region', { name: 'Letzte Suchen' });
    await expect(inGerman.getByRole('link')).toHaveText('Mietobjekte in Brooklyn');
    await expect(inGerman.getByRole('link')).toHaveAttribute(
      'href',
      '/de/listings/rentals/brooklyn',
    );
    await inGerman.getByRole('button', { name: 'Alle löschen' }).click();
    await expect(inGerman).toHaveCount(0);
  });
});

test.describe('searching from the landing page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the place with a corrected spelling, or asks for a borough', async ({ page }) => {
    await page.goto('/listings');
    const words = page.getByRole('textbox', { name: 'Neighborhood, street, ZIP or words' });
    await words.fill('astorai');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/listings\/sales\/queens\?neighbourhood=Astoria&guess_from=/);
    await expect(page.getByText('Showing Astoria instead of “astorai”.')).toBeVisible();

    await page.goto('/listings?tab=rentals');
    await words.fill('xyzzyqqq');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('xyzzyqqq');
    await expect(words).toHaveValue('xyzzyqqq');
    await page.getByLabel('Borough', { exact: true }).selectOption('bronx');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/listings\/rentals\/bronx\?q=xyzzyqqq$/);
  });
});
