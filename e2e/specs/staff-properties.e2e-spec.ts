import type { Page } from '@playwright/test';
import { samplePdf } from '@phantom/service-kit/testing';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, employee, investor, openAs } from '../fixtures/session.js';
import { anAddress, newProperty, PropertyPage } from '../pages/staff-property.js';

const LIST = '/current-properties';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test.describe('the list', () => {
  test('stores filters, sort order and page in the address, which can be shared', async ({
    healthyPage: page,
    browser,
  }) => {
    await openAs(employee, page, LIST);
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    const missing = page.getByRole('checkbox', { name: /Missing Documents/ });
    await missing.click();
    await expect(missing).toBeChecked();
    await expect(page).toHaveURL(/\?status=3$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Status/ })).toBeFocused();
    await expect(rows(page).filter({ hasNotText: 'Missing Documents' })).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();

    const days = page.getByRole('columnheader', { name: 'Days' });
    await days.getByRole('link').click();
    await expect(days).toHaveAttribute('aria-sort', 'ascending');
    await days.getByRole('link').click();
    await expect(days).toHaveAttribute('aria-sort', 'descending');
    const shown = await rows(page).allTextContents();

    const colleague = await browser.newPage();
    await openAs(admin, colleague, addressOf(page));
    await expect(rows(colleague)).toHaveCount(shown.length);
    expect((await rows(colleague).allTextContents()).map(words)).toEqual(shown.map(words));
    await colleague.close();
  });

  test('is restored by Back and by the breadcrumbs of the details page', async ({
    healthyPage: page,
  }) => {
    await openAs(employee, page, `${LIST}?size=25&sort=bank&order=desc`);
    await page.getByRole('searchbox').fill('a');
    await expect(page).toHaveURL(/search=a/);
    const list = addressOf(page);
    const first = rows(page).first();
    const address = await first.getByRole('rowheader').textContent();
    await first.getByRole('link', { name: /View Status Details/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Current Properties');

    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await breadcrumbs.getByRole('link', { name: 'Current Properties' }).click();
    await expect(page).toHaveURL(new RegExp(`${escaped(list)}$`));
    await expect(first.getByRole('rowheader')).toHaveText(address ?? '');
    await expect(page.getByRole('searchbox')).toHaveValue('a');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${escaped(list)}$`));
  });

  test('shows that nothing matches, and clears the filters', async ({ healthyPage: page }) => {
    await openAs(employee, page, `${LIST}?search=nowhere-at-all`);
    await expect(page.getByText('No property matches your search and filters')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  });
});

test.describe('a property', () => {
  test('is added and changed by keyboard, and both are in its history', async ({
    healthyPage: page,
  }) => {
    const address = anAddress();
    await openAs(employee, page, LIST);
    await page.getByRole('link', { name: 'New property' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New property');
    await page.getByLabel('Address').fill(address);
    await page.getByLabel('Servicing Bank').fill('Harbor Savings');
    await page.getByRole('button', { name: 'Save property' }).click();
    await expect(page.getByRole('alert')).toContainText('Please choose the type of the property.');

    await page.getByLabel('Type of Property').selectOption('Condominium');
    // What was typed is there after a reload.
    await page.reload();
    await expect(page.getByLabel('Address')).toHaveValue(address);
    const assignee = page.getByRole('combobox', { name: 'Assign to' });
    await assignee.fill('e');
    await expect(page.locator('[role=option]').first()).toBeVisible();
    await assignee.press('Enter');
    await expect(assignee).not.toHaveValue('e');
    await page.getByRole('button', { name: 'Save property' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
    await expect(page.getByText(/PP-\d{4}-\d+ is in servicing now/)).toBeVisible();

    await page.getByRole('link', { name: 'Edit property' }).click();
    await page.getByLabel('Type of Property').selectOption('Townhouse');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const { history } = new PropertyPage(page);
    await expect(history).toContainText('Type of Property: Condominium → Townhouse');
    await expect(history).toContainText('took the property into servicing');
  });

  test('collects missing documents: requested, added, received, rejected, moved on', async ({
    healthyPage: page,
    request: api,
  }) => {
    const property = new PropertyPage(page);
    await property.open(employee, await newProperty(api, anAddress()));
    await expect(page.getByRole('button', { name: /Add File/ })).toHaveCount(0);

    await property.move('3. Missing Documents', 'The statements are missing');
    await property.expectStep('Missing Documents');
    const request = page.getByRole('button', { name: 'Request a document' });
    await request.click();
    const form = property.dialog('Request a document');
    await expect(form).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(request).toBeFocused();
    await request.click();
    await form.getByLabel('Document').fill('Bank statements');
    await form.getByLabel('Needed by').fill('2999-01-04');
    await form.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: /Add File.*Bank statements/ }).click();
    const modal = property.dialog('Missing file');
    await expect(modal.getByLabel('Title')).toHaveValue('Bank statements');
    await modal.getByLabel('File').setInputFiles({
      name: 'statements.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a paper'),
    });
    await expect(modal.getByText(/Files of this kind are not taken/)).toBeVisible();
    await modal.getByLabel('File').setInputFiles({
      name: 'statements.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(0),
    });
    await modal.getByRole('button', { name: 'Submit' }).click();
    await expect(modal).toBeHidden();
    const files = page.getByRole('list', { name: 'Files received so far' });
    await expect(files.getByRole('listitem')).toContainText('Bank statements');
    await expect(page.getByRole('listitem').filter({ hasText: 'Received' }).first()).toBeVisible();

    await page.getByRole('button', { name: /^Reject/ }).click();
    const rejection = property.dialog('Reject');
    await rejection.getByLabel('Reason').fill('Page two is missing');
    await rejection.getByRole('button', { name: 'Reject' }).click();
    await expect(rejection).toBeHidden();
    await expect(property.history).toContainText('rejected “Bank statements”');
    await expect(page.getByText('Rejected: Page two is missing')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page
      .getByRole('list', { name: 'Show' })
      .getByRole('link', { name: 'Status', exact: true })
      .click();
    await expect(property.history.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?trail=status$/);
  });
});

test('of two concurrent moves, one succeeds, and the other shows a conflict, keeps the input and continues', async ({
  page,
  browser,
  request,
}) => {
  const own = await newProperty(request, anAddress());
  const colleague = await browser.newPage();
  const mine = new PropertyPage(page);
  const theirs = new PropertyPage(colleague);
  await mine.open(employee, own);
  await theirs.open(admin, own);

  const dialog = await mine.prepareMove('4. Pending Appraisal', 'The appraiser comes on Monday');
  await theirs.move('2. In process', 'All papers are here');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('Somebody else was faster');
  await expect(notice).toContainText('In process');
  await expect(notice).toBeFocused();

  await notice.getByRole('button', { name: 'Continue with the new state' }).click();
  await expect(notice).toBeHidden();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The appraiser comes on Monday');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await mine.expectStep('Pending Appraisal');
  for (const text of [
    'from Submitted to In process',
    'somebody else was faster',
    'from In process to Pending Appraisal',
  ]) {
    await expect(mine.history).toContainText(text);
  }
  await colleague.close();
});

test('of two concurrent edits of different fields, both are stored', async ({
  page,
  browser,
  request,
}) => {
  const own = await newProperty(request, anAddress());
  const colleague = await browser.newPage();
  for (const [person, each] of [
    [employee, page],
    [admin, colleague],
  ] as const) {
    await openAs(person, each, `/current-properties/${own.id}/edit`);
    await expect(each.getByLabel('Address')).toHaveValue(own.address);
  }
  await colleague.getByLabel('Servicing Bank').fill('First Gotham Trust');
  await colleague.getByRole('button', { name: 'Save changes' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(own.address);

  await page.getByLabel('Type of Property').selectOption('Office');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('First Gotham Trust');
  await notice.getByRole('button', { name: 'Continue with the new state' }).click();
  await expect(page.getByLabel('Servicing Bank')).toHaveValue('First Gotham Trust');
  await expect(page.getByLabel('Type of Property')).toHaveValue('Office');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Office' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'First Gotham' })).toBeVisible();
  await colleague.close();
});

for (const path of [LIST, `${LIST}/new`, `${LIST}/1`, `${LIST}/1/edit`]) {
  test(`refuses investors and visitors at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));

    await openAs(investor, page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page is not for your account',
    );
  });
}

/** Without the signatures and the spaces between cells. */
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
