import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, employee, openAs, type Person } from '../fixtures/session.js';
import { EnquiryForm } from '../pages/enquiry-form.js';

const visitor = () => `Ada Moss ${randomUUID()}`;
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Finds an enquiry by the name of who sent it, and opens it. */
async function open(person: Person, page: Page, name: string): Promise<void> {
  await openAs(person, page, `/enquiries?view=all&search=${encodeURIComponent(name)}`);
  await page.getByRole('row').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Sends the contact form or that for investors, as a person does. */
async function send(page: Page, path: '/contact' | '/invest-now', name: string): Promise<void> {
  const form = new EnquiryForm(page, path);
  await form.open();
  await form.fillIn(name);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
}

/** Asks about the first home on the market. */
async function askAboutHome(page: Page, name: string): Promise<void> {
  const answer = await page.request.get(
    '/api/auth/listings-listfind?type=sales&location=Manhattan',
  );
  const { list } = (await answer.json()) as { list: { id: number }[] };
  const home = list[0];
  if (!home) throw new Error('No home is on the market');
  const [first, ...rest] = name.split(' ');
  await page.goto(`/listings-detail/${home.id}`);
  const form = page.getByRole('region', { name: 'Ask about this home' });
  await form.getByLabel('First name', { exact: true }).fill(first ?? '');
  await form.getByLabel('Last name', { exact: true }).fill(rest.join(' '));
  await form.getByLabel('Email', { exact: true }).fill('visitor@example.com');
  await form.getByRole('button', { name: 'Send message', exact: true }).click();
  await expect(page.getByText('Successfully save details')).toBeVisible();
}

test('enquiries of all three forms are in one list', async ({ healthyPage: page }) => {
  const name = visitor();
  await send(page, '/contact', name);
  await send(page, '/invest-now', name);
  await askAboutHome(page, name);
  await openAs(employee, page, '/dashboard');
  await page.getByRole('link', { name: 'Enquiries', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Enquiries \d+ new/);

  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `new: ${name}` })).toHaveCount(3);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText([
    'Homes',
    'Investors',
    'Contact form',
  ]);
  await page.getByLabel('About').selectOption('Investors');
  await expect(page.getByRole('row').getByRole('link', { name })).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('investor');
});

test('an employee takes an enquiry, notes, closes and finds it again', async ({
  healthyPage: page,
}) => {
  const name = visitor();
  await send(page, '/contact', name);
  await open(employee, page, name);
  await part(page, 'Handling').getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('The enquiry is saved.')).toBeVisible();
  await expect(part(page, 'History')).toContainText('Assigned to Emma Clarke');

  await part(page, 'Notes').getByLabel('New note').fill('Called.\nWill look at it on Monday.');
  await part(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
  await expect(part(page, 'Notes').getByRole('listitem')).toContainText(
    'Will look at it on Monday.',
  );
  await part(page, 'Handling').getByRole('radio', { name: 'Closed' }).check();
  await part(page, 'Handling').getByRole('button', { name: 'Save' }).click();
  await expect(part(page, 'History')).toContainText('New → Closed');

  await page.goto(`/enquiries?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No enquiry fits these filters')).toBeVisible();
  await page.getByRole('tab', { name: /^Closed/ }).click();
  await page.getByLabel('Assigned to').selectOption('Me');
  await page.getByRole('row').getByRole('link', { name }).click();
  await expect(part(page, 'Handling').getByRole('radio', { name: 'Closed' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
});

test('the export contains the filtered enquiries, and no formula', async ({
  healthyPage: page,
}) => {
  await openAs(employee, page, '/enquiries?view=spam&search=Rank+Booster');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFReceived (New York),About,State')).toBe(true);
  expect(text).toContain(`'=FIRST PAGE OF SEARCH`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  await expect(page.getByText('1 enquiry exported')).toBeVisible();
});

test('of two concurrent changes, the second employee sees the conflict and decides', async ({
  page,
  browser,
}) => {
  const name = visitor();
  await send(page, '/contact', name);
  const other = await browser.newPage();
  await Promise.all([open(employee, page, name), open(admin, other, name)]);
  await part(other, 'Handling').getByRole('radio', { name: 'Answered' }).check();
  await part(other, 'Handling').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The enquiry is saved.')).toBeVisible();

  const handling = part(page, 'Handling');
  await handling.getByRole('radio', { name: 'Closed' }).check();
  await handling.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(handling.getByRole('alert')).toBeFocused();
  await expect(handling.getByRole('alert')).toContainText('Adrian Cole: New → Answered');
  await expect(handling.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await handling.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(part(page, 'History').getByRole('listitem')).toContainText([
    'Answered → Closed',
    'New → Answered',
    'Received',
  ]);
  await other.close();
});

test('the enquiries of the other services are shown while one service is down', async ({
  page,
}) => {
  const name = visitor();
  await send(page, '/contact', name);
  await askAboutHome(page, name);
  const call = '**/api/auth/listings-enquiries?*';
  const body = JSON.stringify({ error: 1, message: 'No answer' });
  await page.route(call, (route) => route.fulfill({ status: 503, body }));
  await openAs(employee, page, `/enquiries?view=all&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('alert')).toContainText('about homes cannot be reached');
  const found = page.getByRole('row').filter({ hasText: name });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Contact form');

  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found).toContainText(['Homes', 'Contact form']);
});

test('fits a phone, where each row is a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/enquiries', '/de/enquiries?view=all&search=Vollmer']) {
    await openAs(employee, page, path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.getByRole('link', { name: /Henrike Vollmer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Henrike Vollmer' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});
