import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { samplePdf } from '@phantom/service-kit/testing';
import { requireChromium } from '../../tools/browser/chromium.js';
import { violations } from '../fixtures/accessibility.js';
import { browserArgs } from '../fixtures/browser-args.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, employee, openAs, type Person } from '../fixtures/session.js';

// The headless shell shows no PDF file in a page.
test.use({ launchOptions: { executablePath: requireChromium(), args: browserArgs } });

const file = (name: string, bytes = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf(bytes),
});

async function open(page: Page, person: Person): Promise<void> {
  await openAs(person, page, '/training?size=100');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByLabel('File').setInputFiles(file(`${title}.pdf`));
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('The document is in the list.')).toBeVisible();
  await expect(row(page, title)).toBeVisible();
}

test('an employee reads documents on the page and in a new tab', async ({ page }) => {
  await open(page, employee);

  await expect(page.getByRole('button', { name: /Add document|Manage|Rename/ })).toHaveCount(0);
  const first = page.getByRole('row').nth(1);
  const tab = first.getByRole('link', { name: /View File/ });
  await expect(tab).toHaveAttribute('target', '_blank');
  const title = first.getByRole('button');
  await title.click();
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^\/api\/auth\/files\/\d+\/.+\.pdf\?/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();
});

test('an employee with the right adds, renames, replaces and removes documents', async ({
  healthyPage: page,
}) => {
  const name = `Course ${randomUUID()}`;
  await open(page, admin);
  await add(page, name);

  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await page.keyboard.type(`${name} again`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The document is now called ${name} again.`)).toBeVisible();

  const manage = page.getByRole('button', { name: `Manage ${name} again` });
  await manage.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New file').setInputFiles(file('second.pdf', 5_000));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(`${name} again has a new file.`)).toBeVisible();
  await manage.click();
  const versions = dialog.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('second.pdf');
  const history = dialog.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(3);

  await dialog.getByRole('button', { name: 'Remove document' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${name} again?` });
  await question.getByRole('button', { name: 'Remove document' }).click();
  await expect(page.getByText(`${name} again was removed.`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add document' })).toBeFocused();
});

test('of two concurrent changes, the second employee sees the conflict and keeps the input', async ({
  page,
  browser,
}) => {
  const name = `Guide ${randomUUID()}`;
  await open(page, admin);
  await add(page, name);
  const other = await browser.newPage();
  await open(other, admin);
  for (const each of [page, other]) {
    await each.getByRole('button', { name: `Rename ${name}` }).click();
  }
  await page.keyboard.type(`${name} one`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The document is now called ${name} one.`)).toBeVisible();
  await other.keyboard.type(`${name} two`);
  await other.keyboard.press('Enter');

  await expect(other.getByRole('alert')).toContainText(`“${name} one”`);
  await expect(other.getByRole('textbox')).toHaveValue(`${name} two`);
  await other.keyboard.press('Enter');
  await expect(other.getByText(`The document is now called ${name} two.`)).toBeVisible();
  await other.close();
});

test('shows an error for an invalid file at its field, before the upload', async ({
  healthyPage: page,
}) => {
  await open(page, admin);
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog');
  const program = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ…') };
  await dialog.getByLabel('File').setInputFiles(program);

  await expect(dialog.getByText(/Files of this kind are not taken/)).toBeVisible();
});
