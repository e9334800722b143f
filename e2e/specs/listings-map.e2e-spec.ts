import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../../tools/stack/repository.js';
import { violations } from '../fixtures/accessibility.js';
import { builtScript } from '../fixtures/built-script.js';
import { expect, test } from '../fixtures/page-health.js';
import { sidewaysScroll } from '../fixtures/reflow.js';
import { settled } from '../fixtures/settled.js';
import { HomesMap } from '../pages/homes-map.js';
import { PublicSite } from '../pages/public-site.js';

const QUEENS = '/listings/sales/queens';
const CALL = '/api/auth/listings-map';
const LIST_CALL = '/api/auth/listings-listfind';
const LIBRARY = '../packages/map/src/results/draw-results.ts';

const listed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ homes?$/ });
const shown = (homes: number) =>
  homes === 1 ? '1 home' : `${homes.toLocaleString('en-US')} homes`;
const boundsOf = (page: Page) => new URL(page.url()).searchParams.get('bounds');

/** The response of the service to the search in the address of the page. */
const totalOf = async (page: Page): Promise<number> => {
  const { searchParams } = new URL(page.url());
  searchParams.delete('view');
  const query = `type=sales&location=queens&limit=1&${searchParams}`;
  const answer = await page.request.get(`/api/auth/listings-listfind?${query}`);
  return ((await answer.json()) as { total: number }).total;
};

const openMap = async (page: Page, path = QUEENS): Promise<HomesMap> => {
  const map = new HomesMap(page);
  await new PublicSite(page).open(path);
  await map.window.scrollIntoViewIfNeeded();
  await expect(map.markers.first()).toBeVisible();
  return map;
};

test('shows all results and not only those of the page, also after a filter changes', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  const all = await totalOf(page);
  expect(all).toBeGreaterThan(24);
  await map.expectCount(all);

  await page.getByRole('main').getByRole('link', { name: 'Manhattan', exact: true }).click();
  await expect(page).toHaveURL('/listings/sales/manhattan');
  await page.goBack();
  await map.expectCount(all);

  await page.goto(`${QUEENS}?max_price=900000`);
  const affordable = await totalOf(page);
  expect(affordable).toBeLessThan(all);
  await map.window.scrollIntoViewIfNeeded();
  await map.expectCount(affordable);
});

test('shows the listings of all five boroughs on the map of the city', async ({
  healthyPage: page,
}) => {
  const placedIn = async (borough: string) => {
    const query = `type=sales&zoom=10&location=${borough}`;
    const answer = await page.request.get(`${CALL}?${query}`);
    const { total, unplaced } = (await answer.json()) as { total: number; unplaced: number };
    return total - unplaced;
  };
  const boroughs = ['queens', 'manhattan', 'brooklyn', 'bronx', 'staten-island'];
  const placed = await Promise.all(boroughs.map(placedIn));
  expect(Math.min(...placed)).toBeGreaterThan(0);

  const map = await openMap(page, '/listings/sales?view=map');
  await map.expectCount(placed.reduce((sum, each) => sum + each, 0));
});

test('moving the map limits the list and the URL to its area, until the area is reset', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  const all = await totalOf(page);

  await map.dragBy(0, 200);
  await expect.poll(() => boundsOf(page)).not.toBeNull();
  const part = await totalOf(page);
  expect(part).toBeLessThan(all);
  await expect(listed(page)).toHaveText(shown(part));
  await map.expectCount(part);

  await test.step('the URL restores the area', async () => {
    const address = page.url();
    await page.reload();
    await expect(listed(page)).toHaveText(shown(part));
    await map.window.scrollIntoViewIfNeeded();
    await map.expectCount(part);
    expect(page.url()).toBe(address);
  });

  await test.step('the button for the whole borough, and Back', async () => {
    await map.control('Whole borough').click();
    await expect(listed(page)).toHaveText(shown(all));
    await map.expectCount(all);
    await page.goBack();
    await expect(listed(page)).toHaveText(shown(part));
    await map.expectCount(part);
  });
});

test('searches once for drags that follow each other, after the last of them', async ({
  healthyPage: page,
}) => {
  await page.clock.install();
  // No inertia: a drag ends with the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const map = await openMap(page);
  await settled(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LIST_CALL) searches.push(request.url());
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

  await map.dragBy(0, 100);
  await map.beginDrag(0, 100);
  await page.clock.runFor(1_000);
  await page.mouse.up();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect.poll(() => boundsOf(page)).not.toBeNull();
  await expect(listed(page)).toHaveText(shown(await totalOf(page)));
  expect(searches).toHaveLength(1);
});

test('does not change the list when following is turned off, until the area is searched', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  const all = await totalOf(page);
  await map.follows.uncheck();
  await map.dragBy(0, 200);
  await expect(map.control('Search this area')).toBeVisible();
  expect(boundsOf(page)).toBeNull();
  await expect(listed(page)).toHaveText(shown(all));

  await map.control('Search this area').click();
  await expect.poll(() => boundsOf(page)).not.toBeNull();
  await expect(listed(page)).toHaveText(shown(await totalOf(page)));
  await expect(map.control('Search this area')).toBeHidden();
});

test('opens clusters down to a listing, whose card links to its page', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  await expect(async () => {
    if ((await map.homes.count()) === 0) await map.clusters.first().click({ timeout: 2_000 });
    await expect(map.homes.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const home = map.homes.first();
  const title = await home.locator('..').getAttribute('title');
  const [address = ''] = (title ?? '').split(' · ');
  await home.click();
  await expect(map.card).toContainText(address);

  await page.keyboard.press('Escape');
  await expect(map.card).toBeHidden();
  await home.click();
  await map.card.getByRole('link').click();
  await expect(page).toHaveURL(/\/listings-detail\/\d+$/);
  await expect(new PublicSite(page).heading()).toContainText(address);
});

test('returns the focus to the map when a card or a control disappears', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page, `${QUEENS}?min_price=100000`);
  for (const key of ['Enter', 'Escape']) {
    await expect(async () => {
      if ((await map.homes.count()) === 0) await map.clusters.first().click({ timeout: 2_000 });
      await map.homes.first().click({ timeout: 2_000 });
    }).toPass();
    await map.card.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(key);
    await expect(map.card).toBeHidden();
    await expect(map.window).toBeFocused();
  }

  await map.follows.uncheck();
  await map.window.focus();
  await page.keyboard.press('ArrowUp');
  for (const name of ['Search this area', 'Whole borough']) {
    await map.control(name).focus();
    await page.keyboard.press('Enter');
    await expect(map.control(name)).toBeHidden();
    await expect(map.window).toBeFocused();
  }
});

test('highlights the marker of the card that is hovered or focused', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  const cards = page.getByRole('main').locator('.pp-media-card');
  await cards.nth(1).hover();
  await expect(map.pointed).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(map.pointed).toHaveCount(0);
  await cards.nth(2).focus();
  await expect(map.pointed).toHaveCount(1);
});

test('moves by arrow keys, can be skipped by keyboard, and does not capture the wheel', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  const top = () => page.evaluate(() => window.scrollY);
  await map.window.hover({ position: { x: 30, y: 300 } });
  const before = await top();
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBeGreaterThan(before);
  expect(boundsOf(page)).toBeNull();

  await map.window.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => boundsOf(page)).not.toBeNull();
  await expect(listed(page)).toHaveText(shown(await totalOf(page)));
  await expect(map.window).toBeFocused();
  await expect(map.window).toHaveAccessibleDescription(/The list has the same homes/);

  const skip = page.getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isBehind = await map.window.evaluate((element) => {
    const { activeElement } = document;
    const order = activeElement ? element.compareDocumentPosition(activeElement) : 0;
    return Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING) && !element.contains(activeElement);
  });
  expect(isBehind).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('loads when it is opened, fills the page, and the list slides over it', async ({
    healthyPage: page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const map = new HomesMap(page);
    await new PublicSite(page).open(QUEENS);
    await settled(page);
    const library = await builtScript(join(repositoryRoot, 'mf-listings'), LIBRARY);
    const ofMap = () => fetched.filter((url) => url.includes(CALL) || url.endsWith(`/${library}`));
    expect(ofMap()).toEqual([]);

    const views = page.getByRole('navigation', { name: 'View' });
    await views.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(`${QUEENS}?view=map`);
    await map.expectCount(await totalOf(page));
    expect(ofMap().some((url) => url.includes(CALL))).toBe(true);
    expect(ofMap().some((url) => url.endsWith(`/${library}`))).toBe(true);
    await expect(map.window).toBeInViewport({ ratio: 0.95 });
    const { width = 0, height = 0 } = (await map.window.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(380);
    expect(height).toBeGreaterThan(700);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);

    const firstCard = page.getByRole('main').locator('.pp-media-card').first();
    await page.getByRole('button', { name: 'Show the list' }).press('Enter');
    await expect(firstCard).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Show the map' }).press('Enter');
    await expect(firstCard).not.toBeInViewport({ ratio: 0.1 });
    await expect(map.window).toBeInViewport({ ratio: 0.95 });

    await views.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL(QUEENS);
    await expect(firstCard).toBeVisible();
    await expect(map.window).toBeHidden();
  });
});
