import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { ownAccount, type OwnAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken, admin, openAs } from '../fixtures/session.js';

/** Milliseconds in which every page shows a publication. */
const SEEN = { timeout: 5_000 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const titleField = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const bodyField = (page: Page) => page.getByRole('textbox', { name: /^Text/ });
const saved = (page: Page) => expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
const toast = (page: Page, text: string) => expect(page.getByText(text).last()).toBeVisible();

async function type(page: Page, { title, body }: { title: string; body: string }): Promise<void> {
  await titleField(page).fill(title);
  await bodyField(page).click();
  await page.keyboard.type(body);
  await saved(page);
}

/** Chooses a picture that the demo content uses; how one is chosen has tests of its own. */
async function setPicture(request: APIRequestContext, id: number): Promise<void> {
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  const call = '/api/auth/content/entries';
  const list = await request.get(`${call}?type=newsletter&state=published&limit=1`, { headers });
  const [other] = ((await list.json()) as { list: { id: number }[] }).list;
  const read = async (entry: number | undefined) =>
    (
      (await (await request.get(`${call}/${entry}`, { headers })).json()) as {
        list: { version: number; draft: { values: { image?: number } } }[];
      }
    ).list[0];
  const image = (await read(other?.id))?.draft.values.image;
  const version = (await read(id))?.version;
  const data = { version, changes: [{ path: 'values.image', value: image }] };
  const answer = await request.patch(`${call}/${id}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Chooses an action of the entry and confirms it. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  // The message of an earlier publication may still be there.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toast(page, 'Published. Visitors see it at once.');
}

const people = async (
  request: APIRequestContext,
): Promise<Record<'editor' | 'publisher', OwnAccount>> => ({
  editor: await ownAccount(request, { type: 'admin', rights: ['editor'] }),
  publisher: await ownAccount(request, { type: 'admin', rights: ['publisher'] }),
});

test('an editor writes a newsletter in two languages, a publisher publishes it, visitors see it', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const { editor, publisher } = await people(request);
  const mark = randomUUID().slice(0, 8);
  const [english, german] = [`Winter letter ${mark}`, `Winterbrief ${mark}`];

  await openAs(editor, page, '/content');
  await page.getByRole('link', { name: 'Newsletters' }).click();
  await page.getByRole('button', { name: 'New: Newsletter' }).click();
  await expect(page).toHaveURL(/newsletter\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await setPicture(request, id);
  await page.getByLabel(/^Date/).fill('2026-11-20T10:00');
  await type(page, { title: english, body: 'Snow fell on the roofs.' });
  await page.getByRole('tab', { name: /^German/ }).click();
  await expect(page.getByText(english)).not.toHaveCount(0);
  await type(page, { title: german, body: 'Schnee fiel auf die Dächer.' });
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  expect(await violations(page, '#main')).toEqual([]);
  await page.getByRole('button', { name: 'Ask for review' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Please check the date');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await toast(page, 'The review was asked for');

  const desk = await browser.newPage();
  await openAs(publisher, desk, `/content/content/newsletter/${id}`);
  await expect(desk.getByText('Please check the date')).toBeVisible();
  await expect(desk.getByText(/also ha(s|ve) this open/)).toContainText(editor.name);
  await publish(desk);
  await desk.getByRole('button', { name: 'More' }).click();
  const link = desk.getByRole('link', { name: 'View on the site' });
  const path = ((await link.getAttribute('href')) ?? '').replace(/^\/\w\w\//, '/');

  const visitor = await (await browser.newContext()).newPage();
  const open = (language: string) => visitor.goto(new URL(`/${language}${path}`, page.url()).href);
  await open('en');
  await expect(heading(visitor)).toHaveText(english);
  await open('de');
  await expect(heading(visitor)).toHaveText(german);
  await expect(visitor.getByText('Schnee fiel auf die Dächer.')).toBeVisible();

  await test.step('a correction is seen after its publication, and undone in one step', async () => {
    await desk.keyboard.press('Escape');
    const corrected = `${english}, corrected`;
    await titleField(desk).fill(corrected);
    await saved(desk);
    await open('en');
    await expect(heading(visitor)).toHaveText(english);
    await publish(desk);
    const shown = async () => {
      await open('en');
      return heading(visitor).textContent();
    };
    await expect.poll(shown, SEEN).toBe(corrected);
    await act(desk, 'Undo the last publication');
    await expect.poll(shown, SEEN).toBe(english);
  });

  await test.step('a revision becomes the draft again', async () => {
    await desk.getByRole('tab', { name: 'Revisions' }).click();
    const first = desk.getByRole('listitem').filter({ hasText: 'published it' }).last();
    await first.getByRole('button', { name: /^Compare/ }).click();
    await desk.getByRole('button', { name: 'Difference to now' }).click();
    await expect(desk.getByRole('dialog').locator('ins')).toContainText('corrected');
    expect(await violations(desk, 'dialog')).toEqual([]);
    await desk.getByRole('button', { name: 'Make it the draft' }).click();
    await expect(titleField(desk)).toHaveValue(english);
  });

  await test.step('a publication is scheduled and cancelled', async () => {
    await desk.getByRole('button', { name: 'Publish…' }).click();
    await desk.getByRole('radio', { name: 'At a time' }).check();
    await desk.getByLabel(/^From/).fill('2099-01-01T10:00');
    await desk.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(desk.getByText('Scheduled').first()).toBeVisible();
    await act(desk, 'Cancel the schedule');
    await expect(desk.getByText(/^Goes live/)).toHaveCount(0);
  });

  await test.step('a removed entry is gone for visitors, and comes back from the bin', async () => {
    await act(desk, 'Move to the bin');
    await expect(desk).toHaveURL(/content\/newsletter$/);
    await expect.poll(async () => (await open('en'))?.status(), SEEN).toBeGreaterThanOrEqual(404);
    await desk.goto('/content/bin');
    const row = desk.getByRole('row').filter({ hasText: english });
    await row.getByRole('button', { name: /^Restore/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(row).toHaveCount(0);
    await desk.goto(`/content/content/newsletter/${id}`);
    await publish(desk);
    await expect.poll(async () => (await open('en'))?.status(), SEEN).toBe(200);
  });
});

test('what is typed without a connection is saved at the next visit', async ({ page, request }) => {
  const { editor } = await people(request);
  await openAs(editor, page, '/content/content/newsletter');
  await page.getByRole('button', { name: 'New: Newsletter' }).click();
  await expect(page).toHaveURL(/newsletter\/\d+$/);
  const address = page.url();
  await titleField(page).fill('Before');
  await saved(page);
  await page.route('**/api/auth/content/entries/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await titleField(page).fill('After');
  await expect(page.getByText(/^Not saved: no connection/).first()).toBeVisible();
  await page.goto('/robots.txt');
  await page.unroute('**/api/auth/content/entries/*');

  await page.goto(address);
  await expect(page.getByText('Unsaved changes are back')).toBeVisible();
  await expect(titleField(page)).toHaveValue('After');
  await saved(page);
});

test('two people in one field see both versions and choose', async ({ page, request, browser }) => {
  const { editor, publisher } = await people(request);
  await openAs(editor, page, '/content/content/newsletter');
  await page.getByRole('button', { name: 'New: Newsletter' }).click();
  await titleField(page).fill('Draft');
  await saved(page);
  const other = await browser.newPage();
  await openAs(publisher, other, new URL(page.url()).pathname);
  await expect(titleField(other)).toHaveValue('Draft');
  await titleField(page).fill('Mine');
  await titleField(other).fill('Theirs');

  const notice = (each: Page) =>
    each.getByRole('alert').filter({ hasText: 'has changed this field' });
  const late = await Promise.race(
    [page, other].map((each) =>
      notice(each)
        .waitFor()
        .then(() => each),
    ),
  );
  await notice(late).getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice(late)).toHaveCount(0);
  await saved(late);
  const kept = late === page ? 'Mine' : 'Theirs';
  await late.reload();
  await expect(titleField(late)).toHaveValue(kept);
});
