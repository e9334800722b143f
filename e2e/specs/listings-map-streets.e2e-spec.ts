import type { Page } from '@playwright/test';
import { requireHeadlessChromium } from '../../tools/browser/chromium.js';
import { webglArgs } from '../fixtures/browser-args.js';
import { expect, test } from '../fixtures/page-health.js';
import { HomesMap } from '../pages/homes-map.js';
import { PublicSite } from '../pages/public-site.js';

test.use({ launchOptions: { executablePath: requireHeadlessChromium(), args: webglArgs } });

const QUEENS = '/listings/sales/queens';

const openMap = async (page: Page): Promise<HomesMap> => {
  const map = new HomesMap(page);
  await new PublicSite(page).open(QUEENS);
  await map.window.scrollIntoViewIfNeeded();
  await expect(map.markers.first()).toBeVisible();
  return map;
};
/** The streets have the names of places in their picture. */
const nameOfSimpleMap = (map: HomesMap) => map.window.getByText('Flushing', { exact: true });
const areasOf = (page: Page) => new URL(page.url()).searchParams.getAll('within');

/** The response of the service to the areas in the address. */
const totalWithin = async (page: Page): Promise<number> => {
  const query = new URLSearchParams({ type: 'sales', location: 'queens', limit: '1' });
  for (const area of areasOf(page)) query.append('within', area);
  const answer = await page.request.get(`/api/auth/listings-listfind?${query}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { total: number }).total;
};
const expectListed = (page: Page, total: number) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${total} homes?$`) }),
  ).toBeVisible();

test('shows streets under the homes without a request to a third party', async ({
  healthyPage: page,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const map = await openMap(page);
  await expect(map.window).toHaveAttribute('data-base', 'streets');
  await expect(map.window).toContainText('OpenStreetMap contributors');
  await expect(nameOfSimpleMap(map)).toHaveCount(0);
  await expect(map.markers.first()).toBeVisible();
  expect([...origins].filter((origin) => origin !== new URL(page.url()).origin)).toEqual([]);
});

test('keeps the outlines and the main streets without WebGL', async ({ healthyPage: page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args) {
      return args[0] === 'webgl2' ? null : Reflect.apply(original, this, args);
    } as typeof original;
  });
  const map = await openMap(page);
  await expect(nameOfSimpleMap(map)).toBeVisible();
  await expect(map.window).toHaveAttribute('data-base', 'main-streets');
  await expect(map.window).toContainText('OpenStreetMap contributors');
  expect(await page.locator('canvas').count()).toBe(0);
});

test('lists the homes of an area that the pointer draws, also after a reload', async ({
  healthyPage: page,
}) => {
  const map = await openMap(page);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const box = await map.window.boundingBox();
  if (!box) throw new Error('The map has no box.');
  const at = (angle: number): [number, number] => [
    box.x + box.width / 2 + 110 * Math.cos(angle),
    box.y + box.height / 2 + 110 * Math.sin(angle),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) await page.mouse.move(...at((step / 24) * 2 * Math.PI));
  await page.mouse.up();

  await expect(page).toHaveURL(/within=/);
  const total = await totalWithin(page);
  expect(total).toBeGreaterThan(0);
  await expectListed(page, total);
  await page.reload();
  await expectListed(page, total);
  await map.window.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Remove the area' }).click();
  await expect(page).not.toHaveURL(/within=/);
});

test('has markers ignore the pointer while it drags the map', async ({ healthyPage: page }) => {
  const map = await openMap(page);
  const marker = page.locator('.leaflet-marker-pane span').first();
  await expect(marker).toHaveCSS('pointer-events', 'auto');
  const box = await map.window.boundingBox();
  if (!box) throw new Error('The map has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 5 });
  await expect(marker).toHaveCSS('pointer-events', 'none');
  await page.mouse.up();
  await expect(marker).toHaveCSS('pointer-events', 'auto');
});

test('draws an area by the keyboard', async ({ healthyPage: page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
  const corners = page.getByRole('group', { name: 'Draw an area' }).getByRole('status');
  const setCorner = async (text: string) => {
    await page.keyboard.press('Enter');
    await expect(corners).toHaveText(text);
  };
  await setCorner('1 corner');
  await page.keyboard.press('ArrowRight');
  await setCorner('2 corners');
  await page.keyboard.press('ArrowDown');
  await setCorner('3 corners');
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page).toHaveURL(/within=/);
  await expectListed(page, await totalWithin(page));
});
