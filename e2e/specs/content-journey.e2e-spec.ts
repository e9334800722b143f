import { randomUUID } from 'node:crypto';
import { publisherCalls } from '../fixtures/content-calls.js';
import { sitemapPaths } from '../fixtures/crawl/sitemap.js';
import { drawnPicture } from '../fixtures/drawn-picture.js';
import { ownAccount, type OwnAccount } from '../fixtures/own-account.js';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { openAs } from '../fixtures/session.js';
import { EntryEditor } from '../pages/entry-editor.js';

/** Milliseconds in which every page shows a publication. */
const SEEN = { timeout: 5_000 };
/** Milliseconds until a publication that was scheduled for the near future is live. */
const LIVE = { timeout: 20_000 };
const DAY_MS = 86_400_000;

// The parts share one sign-in of each person, and one browser of a visitor, who is signed in nowhere.
test.describe.configure({ mode: 'serial' });

const mark = randomUUID().slice(0, 8);
let editor: OwnAccount;
let publisher: OwnAccount;
let desk: EntryEditor;
let visitor: Page;

test.beforeAll(async ({ request, browser }) => {
  editor = await ownAccount(request, { type: 'admin', rights: ['editor'] });
  publisher = await ownAccount(request, { type: 'admin', rights: ['publisher'] });
  desk = new EntryEditor(await browser.newPage());
  await openAs(publisher, desk.page, '/content');
  visitor = await (await browser.newContext()).newPage();
});
test.afterAll(() => Promise.all([desk.page.context().close(), visitor.context().close()]));

/** Loads a page as a visitor until it shows something. */
const seen = (path: string, locate: (page: Page) => Promise<unknown>, limit = SEEN) =>
  expect.poll(async () => {
    await visitor.goto(path);
    return locate(visitor);
  }, limit);
const shows = (text: string) => (page: Page) => page.getByRole('main').getByText(text).count();

test('a team member with an uploaded portrait is previewed, reviewed and published', async ({
  browser,
}) => {
  test.slow();
  const name = `Ada Quill ${mark}`;
  const writer = new EntryEditor(await browser.newPage());
  const id = await writer.createAs(editor, 'content/team-member', 'Team member');
  await writer.fill({ Name: name, Address: `ada-quill-${mark}`, Role: 'Head of restoration' });
  const size = { width: 480, height: 600 };
  await writer.upload('Portrait', await drawnPicture(writer.page, `portrait-${mark}.png`, size));
  await writer.saved();
  const person = writer.page.frameLocator('iframe').getByRole('article', { name });
  await expect(person.locator('img')).toHaveAttribute('src', /^\/media\/content\/.+\.webp$/);
  await writer.page.getByRole('button', { name: 'Ask for review' }).click();
  await writer.page.getByRole('button', { name: 'Send for review', exact: true }).click();
  await writer.toast('The review was asked for');
  await writer.page.context().close();
  await seen('/our-team', shows(name)).toBe(0);

  await desk.page.goto('/content');
  await desk.page.getByRole('link', { name }).first().click();
  await expect(desk.page).toHaveURL(new RegExp(`/content/team-member/${id}`));
  await desk.publish();
  await seen('/our-team', shows(name)).toBe(1);
  const portrait = visitor.getByRole('article').filter({ hasText: name }).locator('img');
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await desk.act('Move to the bin');
  await seen('/our-team', shows(name)).toBe(0);
});

test('a home slide changes at the scheduled time, and back', async () => {
  const { page } = desk;
  await page.goto('/content/content/home-slide');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  const file = /\/media\/content\//;
  await desk.upload(
    'Picture',
    await drawnPicture(page, `slide-${mark}.png`, { width: 1600, height: 800 }),
  );
  await desk.saved();
  const slide = (each: Page) =>
    each
      .getByRole('region', { name: 'What Phantom Partners does' })
      .locator('img')
      .first()
      .getAttribute('src');
  await visitor.goto('/');
  const before = await slide(visitor);
  expect(before).not.toMatch(file);

  await desk.scheduleSoon();
  await seen('/', slide, LIVE).toMatch(file);

  await page.reload();
  await page.getByRole('tab', { name: 'Revisions' }).click();
  await page
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Make it the draft' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await desk.publish();
  await seen('/', slide).toBe(before);
});

test('a newsletter in two languages goes live at its scheduled time, in the list, the feed, the sitemap and on its page', async ({
  request,
}) => {
  test.slow();
  const { page } = desk;
  const [english, german] = [`Spring letter ${mark}`, `Frühlingsbrief ${mark}`];
  const { id } = await (await publisherCalls(request)).letter(english);
  await page.goto(`/content/content/newsletter/${id}`);
  // The newest: other tests add newsletters to the list.
  await page.getByLabel(/^Date/).fill(new Date().toISOString().slice(0, 16));
  await page.getByRole('tab', { name: /^German/ }).click();
  await desk.title.fill(german);
  await desk.write('Text', 'Der Schnee ist geschmolzen.');
  await desk.saved();
  await seen('/news-letter', shows(english)).toBe(0);

  await desk.scheduleSoon();
  await seen('/news-letter', shows(english), LIVE).toBeGreaterThan(0);

  await visitor.getByRole('main').getByRole('link', { name: english }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(english);
  const path = new URL(visitor.url()).pathname;
  await expect(visitor.getByText('Snow fell.')).toBeVisible();
  const textOf = async (file: string) => (await visitor.request.get(file)).text();
  await expect.poll(() => textOf('/feeds/newsletters.xml'), SEEN).toContain(english);
  await expect.poll(() => textOf('/de/feeds/newsletters.xml'), SEEN).toContain(german);
  await expect.poll(() => sitemapPaths(new URL(visitor.url()).origin), SEEN).toContain(path);
  await seen(`/de${path}`, shows('Der Schnee ist geschmolzen.')).toBe(1);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(german);
});

test('a home of our own with an open house is found by the search of the site', async () => {
  const { page } = desk;
  await page.goto('/content/listings/home');
  await desk.create('Own home');
  await desk.choose({
    Offer: 'For sale',
    'Kind of home': 'Townhouse',
    Status: 'Available',
    Borough: 'Brooklyn',
  });
  const street = `${Number.parseInt(mark, 16)} Lantern Way`;
  await desk.fill({
    Title: 'House with the lantern',
    Description: `A quiet house, known as ${mark}.`,
    Price: '1950000',
    'Street address': street,
    City: 'Brooklyn',
    'ZIP code': '11201',
  });
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const openHouses = page.getByRole('group', { name: /^Open houses/ });
  await openHouses.getByRole('button', { name: 'Add an item' }).click();
  await openHouses.getByLabel('Begins').fill(`${day}T15:00`);
  await openHouses.getByLabel('Ends').fill(`${day}T17:00`);
  await desk.saved();
  await desk.publish();

  await seen(`/listings/sales/brooklyn?q=${mark}`, shows(street)).toBe(1);
  const card = visitor.getByRole('main').getByRole('link').filter({ hasText: street });
  await expect(card).toContainText(/Open house/i);
  await card.click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(street);
  await expect(visitor.getByText(`A quiet house, known as ${mark}.`)).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Open houses' }).locator('time')).toHaveCount(1);
  const address = visitor.url();

  await desk.act('Move to the bin');
  await expect.poll(async () => (await visitor.goto(address))?.status(), SEEN).toBe(410);
});

test('the hours of the office change on the contact page, and back', async () => {
  const { page } = desk;
  await page.goto('/content/content/site');
  const hours = desk.field('Office hours');
  const before = await hours.inputValue();
  const after = `By appointment ${mark}`;
  for (const [text, shown] of [
    [after, 1],
    [before, 0],
  ] as const) {
    await hours.fill(text);
    await desk.saved();
    await desk.publish();
    await seen('/contact', shows(after)).toBe(shown);
  }
  await expect(visitor.getByRole('main').getByText(before).first()).toBeVisible();
});
