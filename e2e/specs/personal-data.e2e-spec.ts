import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { ownAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, openAs } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { EnquiryForm } from '../pages/enquiry-form.js';

interface SavedFile {
  email: string;
  missing: string[];
  [part: string]: unknown;
}

/** Presses the button, and reads what the browser saves. */
async function saved(page: Page, button: string): Promise<SavedFile> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as SavedFile;
}

async function find(page: Page, email: string): Promise<void> {
  await page.locator('#main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeFocused();
  await expect(page.getByText('Loading')).toHaveCount(0);
}

test('finds, exports and erases a person who wrote and registered', async ({
  page,
  browser,
  request,
}) => {
  const { email, name } = await ownAccount(request, { type: null });
  const visitor = await browser.newPage();
  const form = new EnquiryForm(visitor, '/contact');
  await form.open();
  await form.fillIn(name);
  await form.field('Email').fill(email);
  await form.button.click();
  await expect(form.thanks).toBeVisible();
  await visitor.close();

  await openAs(admin, page, '/personal-data');
  await find(page, email.toUpperCase());
  const enquiries = page.getByRole('region', { name: 'Enquiries and investor enquiries' });
  await expect(enquiries).toContainText('Enquiries 1');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const file = await saved(page, 'Download');
  expect(file).toMatchObject({ email, missing: [], listings: [] });
  expect(JSON.stringify(file['enquiries'])).toContain('A house in Queens');
  expect(JSON.stringify(file['account'])).toContain(name);

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${email}?` });
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Type the email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The data of this person has been erased')).toBeVisible();
  await expect(page.getByText('A house in Queens')).toHaveCount(0);

  await page.reload();
  await find(page, email);
  await expect(page.getByText('Nothing is kept about this address')).toBeVisible();
});

test('refuses to erase an account that has a role', async ({ page, request }) => {
  const { email } = await ownAccount(request, { type: 'Investor' });
  await openAs(admin, page, '/personal-data');
  await find(page, email);
  await expect(page.getByText('still has a role')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('everybody can export the personal data of their account', async ({ page, request }) => {
  const own = await ownAccount(request, { type: 'Investor' });
  await openAs(own, page, '/profile');
  const file = await saved(page, 'Download what is kept about me');
  expect(file).toMatchObject({ email: own.email, missing: [] });
  expect(JSON.stringify(file['account'])).toContain(own.name);
  await expect(page.getByText('To have your data erased, write to')).toBeVisible();
});
