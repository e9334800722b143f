import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { paragraph, publisherCalls } from '../fixtures/content-calls.js';
import { Keys } from '../fixtures/keyboard/keys.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

/** As many as a page of the list has: with one of the demo data there are two pages. */
const COUNT = 12;
/** Milliseconds in which every page shows a publication. */
const SEEN = { timeout: 5_000 };
const LIST = '/press-release';

const mark = randomUUID().slice(0, 8);
const titleOf = (index: number) => `Notice ${index} of ${mark}`;

const ids: number[] = [];
/** By which the list names them. */
const numbers: number[] = [];

// Older than all of the demo data: the first page stays as other tests know it.
test.beforeAll(async ({ request }) => {
  test.slow();
  const calls = await publisherCalls(request);
  for (let index = 0; index < COUNT; index += 1) {
    const { id, number, version } = await calls.create('press-release');
    ids.push(id);
    numbers.push(number);
    await calls.save(id, version, [
      { path: 'texts.en.title', value: titleOf(index) },
      { path: 'texts.en.body', value: paragraph(`The text of notice ${index}.`) },
      { path: 'values.publishedAt', value: `2001-02-${10 + index}T10:00:00Z` },
    ]);
  }
  await calls.release(`Notices ${mark}`, ids);
});

test.afterAll(async ({ request }) => {
  const calls = await publisherCalls(request);
  for (const id of ids) await calls.remove(id, (await calls.read(id)).version);
});

const releasesOf = (page: Page) => page.getByRole('main').getByRole('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages', exact: true });
const idsOn = (page: Page) =>
  releasesOf(page).evaluateAll((articles) => articles.map(({ id }) => id));

/** The first page, once the site shows what was published. */
async function openFirstPage(page: Page): Promise<void> {
  const { request } = page;
  const html = (address: string) => async () => (await request.get(address)).text();
  await expect.poll(html(`${LIST}?entry=${numbers[0]}`), SEEN).toContain(titleOf(0));
  // Each page is cached by its own address.
  await expect.poll(html(LIST), SEEN).toContain('?page=2');
  await new PublicSite(page).open(LIST);
  await expect(pager(page)).toContainText(/^Page 1 of \d+/);
  await expect(releasesOf(page)).toHaveCount(COUNT);
  await settled(page);
}

test('the second page of press releases is reached by its pager, keeps its address, and Back leads to the first', async ({
  healthyPage: page,
}) => {
  await openFirstPage(page);
  const first = await idsOn(page);

  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(pager(page)).toContainText(/Page 2 of \d+/);
  await expect(page).toHaveTitle(/: Page 2 of \d+/);
  const second = await idsOn(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  await settled(page);
  expect(await violations(page)).toEqual([]);

  expect((await page.reload())?.status()).toBe(200);
  await expect(page).toHaveURL(`${LIST}?page=2`);
  expect(await idsOn(page)).toEqual(second);
  await settled(page);

  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(pager(page)).toContainText(/^Page 1 of \d+/);
  await expect.poll(() => idsOn(page)).toEqual(first);
});

test('the second page of press releases is reached, and left, by keyboard', async ({ page }) => {
  await openFirstPage(page);
  const keys = new Keys(page);
  const heading = new PublicSite(page).heading();

  await keys.press('Tab', 'Enter');
  await keys.use(pager(page).getByRole('link', { name: 'Next' }));
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await keys.use(pager(page).getByRole('link', { name: 'Previous' }));
  await expect(page).toHaveURL(LIST);
  await expect(heading).toBeFocused();
});

test('the address of a press release opens the page of the list that has it', async ({ page }) => {
  await openFirstPage(page);
  const title = titleOf(0);
  await expect(page.getByText(title)).toHaveCount(0);
  for (let next = pager(page).getByRole('link', { name: 'Next' }); await next.count();) {
    await next.click();
    await settled(page);
  }
  const release = releasesOf(page).filter({ hasText: title });
  const address = await release
    .getByRole('link', { name: /^Link to this release/ })
    .getAttribute('href');
  const position = await pager(page).innerText();

  expect(address).toMatch(/^\/press-release\?entry=(\d+)#release-\1$/);
  expect((await page.goto(address ?? ''))?.status()).toBe(200);
  await expect(release.getByRole('heading', { name: title })).toBeInViewport();
  expect(await pager(page).innerText()).toBe(position);

  await test.step('a link from before the list had pages has only the fragment', async () => {
    await page.goto('/robots.txt');
    await page.goto(`${LIST}${new URL(address ?? '', page.url()).hash}`);
    await expect(release.getByRole('heading', { name: title })).toBeInViewport();
  });
});
