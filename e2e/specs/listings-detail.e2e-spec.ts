import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { listingRows } from '../fixtures/database.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { inLanguage, languages } from '../fixtures/public-pages.js';

const HOME = '/listings-detail/1';

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of the home' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of the home' });
const thumbnail = (page: Page, position: number) =>
  gallery(page).getByRole('tab', { name: `Picture ${position} of`, exact: false });
/** Of the one slide that is not out of reach. */
const enlarge = (page: Page) =>
  gallery(page)
    .locator('[role=tabpanel]:not([inert])')
    .getByRole('button', { name: /Full screen/ });

const open = async (page: Page, path = HOME) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
};

/** Which picture is in the middle of what holds the track: by its place, not by what the page says. */
const inSight = (page: Page, holder: 'region' | 'dialog') =>
  page
    .getByRole(holder, { name: 'Pictures of the home' })
    .getByRole('img', { name: /^Picture/, includeHidden: true })
    .evaluateAll((pictures) => {
      const middle =
        window.innerWidth > 900 && !document.querySelector('dialog[open]') ? 500 : innerWidth / 2;
      return pictures.findIndex((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return left <= middle && right >= middle;
      });
    });

test('the gallery works by keyboard, in the page and in full screen', async ({
  healthyPage: page,
}) => {
  await open(page);
  await thumbnail(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbnail(page, 2)).toBeFocused();
  await expect.poll(() => inSight(page, 'region')).toBe(1);

  await enlarge(page).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect.poll(() => inSight(page, 'dialog')).toBe(1);
  await page.keyboard.press('End');
  await expect(dialog(page).getByText(/^Picture 6 of/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText(/^Picture 1 of/)).toBeVisible();
  await expect.poll(() => inSight(page, 'dialog')).toBe(0);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const holds = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest('dialog')),
    );
    expect(holds).toBe(true);
  }
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger that is drawn over the screen, as the browser itself gets it. */
  const swipe = async (
    page: Page,
    from: { x: number; y: number },
    by: { x: number; y: number },
  ) => {
    const client = await page.context().newCDPSession(page);
    const finger = { id: 0, radiusX: 1, radiusY: 1, force: 1 };
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ ...finger, ...from }],
    });
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      const x = from.x + (by.x * step) / steps;
      const y = from.y + (by.y * step) / steps;
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ ...finger, x, y }],
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('a swipe moves the gallery by one picture and does not block scrolling', async ({
    healthyPage: page,
  }) => {
    await open(page);
    const box = (await gallery(page).boundingBox())!;
    const finger = { x: 300, y: Math.round(box.y + 150) };
    await swipe(page, finger, { x: -280, y: 0 });
    await expect(thumbnail(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => inSight(page, 'region')).toBe(1);

    await swipe(page, finger, { x: 0, y: -300 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
    await expect(thumbnail(page, 2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a swipe works in full screen', async ({ healthyPage: page }) => {
    await open(page);
    await enlarge(page).tap();
    await expect(dialog(page)).toBeVisible();
    await swipe(page, { x: 300, y: 420 }, { x: -280, y: 0 });
    await expect(dialog(page).getByText(/^Picture 2 of/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => inSight(page, 'region')).toBe(1);
  });
});

test('the estimate is rendered without scripts and recalculates on input', async ({
  healthyPage: page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const served = await plain.newPage();
  await served.goto(HOME);
  const atFirst = await served.locator('#estimate output').textContent();
  await plain.close();

  await open(page);
  const total = page.locator('#estimate output');
  await expect(total).toHaveText(String(atFirst));
  await page.getByLabel('Down payment, share').fill('100');
  await expect(page.getByText('Paid in cash: there is no loan.')).toBeVisible();
  await expect(total).not.toHaveText(String(atFirst));
  await expect(page.getByText(/Freddie Mac/)).toBeVisible();
});

/** A home that may be seen on a day to come. */
const openHouse = async (request: APIRequestContext) => {
  const answer = await request.get('/api/auth/listings-listfind?type=open-houses');
  const { list } = (await answer.json()) as {
    list: { id: number; address: string; open_houses: { starts_at: string; ends_at: string }[] }[];
  };
  return list[0]!;
};

const compact = (time: string) => time.replaceAll(/[-:]|\.\d+/g, '');

test('an open house can be saved as a calendar file', async ({
  healthyPage: page,
  request,
  baseURL,
}) => {
  const home = await openHouse(request);
  const [time] = home.open_houses;
  await open(page, `/listings-detail/${home.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Add to calendar/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(`open-house-${home.id}.ics`);
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART:${compact(time!.starts_at)}\r\n`);
  expect(text).toContain(`DTEND:${compact(time!.ends_at)}\r\n`);
  expect(text).toContain(`SUMMARY:Open house: ${home.address}\r\n`);
  expect(text).toMatch(/^UID:listing-\d+-\d+@localhost\r$/m);
  expect(text).toContain(`${baseURL}/listings-detail/${home.id}\r\n`);
});

test.describe('sharing', () => {
  test('copies the link where the device has no share dialog', async ({
    healthyPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${HOME}?from=elsewhere#estimate`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe(HOME);
  });

  test('shows the link where the clipboard is not available', async ({ healthyPage: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByLabel('Link to this page')).toHaveValue(new RegExp(`${HOME}$`));
  });

  for (const width of [390, 1440]) {
    test(`moves no button of its row at ${width} px`, async ({ healthyPage: page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      const box = (name: string) => page.getByRole('button', { name }).boundingBox();
      const boxes = async () => [await box('Share'), await box('Print')];
      const before = await boxes();
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await boxes()).toEqual(before);

      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByLabel('Link to this page')).toBeInViewport({ ratio: 1 });
      expect(await boxes()).toEqual(before);
      await page.getByRole('main').getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByLabel('Link to this page')).toBeHidden();
    });
  }
});

for (const width of [390, 1440]) {
  test(`the title does not touch the link to the favorites at ${width} px`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const way = await page
      .getByRole('main')
      .getByRole('link', { name: /Favorites/ })
      .boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.y - (way!.y + way!.height)).toBeGreaterThanOrEqual(8);
  });
}

test('the printed page has pictures and facts, and no controls', async ({ healthyPage: page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Phantom Partners · No\. 1$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture 1 of', exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Property', exact: true })).toBeVisible();
  for (const name of ['Location', 'Ask about this home', 'Similar homes']) {
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test.describe('a listing that is off the market', () => {
  let gone = 0;

  // One of its own: what other tests look at stays on the market.
  test.beforeAll(async () => {
    const [home] = await listingRows<{ id: number }>(
      `INSERT INTO listing (source, source_key, digest, offer, borough, property_type, standard_status, off_market_at,
         state_or_province, unparsed_address, list_price, latitude, longitude)
       SELECT 'e2e', gen_random_uuid(), digest, offer, borough, property_type, 'Withdrawn', now(),
         state_or_province, '1 Gone Street', list_price, latitude, longitude
       FROM listing WHERE id = $1 RETURNING id`,
      [1],
    );
    gone = home!.id;
  });
  test.afterAll(() => listingRows('DELETE FROM listing WHERE id = $1', [gone]));

  for (const language of languages) {
    test(`responds with 410 in ${language} and offers similar listings`, async ({ page }) => {
      const answer = await page.goto(inLanguage(`/listings-detail/${gone}`, language));
      expect(answer?.status()).toBe(410);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (language === 'en') {
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/no longer on the market/);
      }
      expect(await main.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2);
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('links to a similar listing and to the results', async ({ page }) => {
    await page.goto(`/listings-detail/${gone}`);
    await settled(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Homes for (sale|rent) in/ })).toBeVisible();
    const name = await main.getByRole('heading', { level: 3 }).first().textContent();
    await main.getByRole('heading', { level: 3 }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(name));
  });
});
