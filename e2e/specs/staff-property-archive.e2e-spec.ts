import { samplePdf } from '@phantom/service-kit/testing';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { employee, openAs } from '../fixtures/session.js';
import { anAddress, newProperty, PropertyPage } from '../pages/staff-property.js';

const LIST = '/current-properties';

test('received files stay after a move, and can be refused, renamed and withdrawn', async ({
  healthyPage: page,
  request,
}) => {
  const property = new PropertyPage(page);
  await property.open(employee, await newProperty(request, anAddress()));
  await property.move('3. Missing Documents', 'The deed is missing');
  await property.request('Deed');
  await property.addFile('Deed', samplePdf(1_000));
  await page.getByRole('button', { name: /^Reject.*Deed/ }).click();
  await property.giveReason('Reject', 'Nobody signed it', 'Reject');
  await property.move('6. Short Sell Approval', 'The bank waived it');

  const file = page.getByRole('list', { name: 'Files received so far' }).getByRole('listitem');
  await expect(file).toContainText('Refused: Nobody signed it');
  await expect(page.getByRole('button', { name: /Add File/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Rename/ }).click();
  const rename = property.dialog('Rename the file');
  await rename.getByLabel('Title').fill('Unsigned deed');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(rename).toBeHidden();
  await expect(file).toContainText('Unsigned deed');
  expect(await violations(page)).toEqual([]);

  await file.getByRole('button', { name: /^Withdraw/ }).click();
  await property.giveReason('Withdraw the file', 'Of another house', 'Withdraw');
  await expect(file).toContainText(/Withdrawn by .*: Of another house/);
  await expect(file.getByRole('link', { name: /View File/ })).toBeVisible();
  await expect(file.getByRole('button')).toHaveCount(0);
  await expect(property.history).toContainText('renamed the file “Deed”');
  await expect(property.history).toContainText('withdrew the file “Unsigned deed”');
});

test('a move from 3 to 8 shows 4 to 7 as skipped, and withdraws open requests', async ({
  healthyPage: page,
  request,
}) => {
  const property = new PropertyPage(page);
  const own = await newProperty(request, anAddress());
  await property.open(employee, own);
  await property.move('3. Missing Documents', 'The deed is missing');
  await property.request('Deed');
  const dialog = await property.prepareMove('8. Completed', 'The bank took the house back');
  await expect(dialog.getByText('1 open request will be withdrawn: “Deed”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();

  const steps = page.getByRole('region', { name: 'Status' }).getByRole('listitem');
  for (const step of [3, 4, 5, 6]) await expect(steps.nth(step)).toContainText('Skipped');
  await expect(steps.nth(2)).not.toContainText('Skipped');
  await expect(page.getByText('Withdrawn: The bank took the house back')).toBeVisible();
  await expect(page.getByText('Overdue')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const row = page.locator('tbody').getByRole('row').filter({ hasText: own.address });
  await page.goto(`${LIST}?search=${own.reference}`);
  await expect(page.getByText('No property matches your search and filters')).toBeVisible();
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await expect(page).toHaveURL(/view=completed/);
  await expect(row).toBeVisible();
});

test('a property is archived and restored with a reason, and is read-only between', async ({
  healthyPage: page,
  request,
}) => {
  const property = new PropertyPage(page);
  const own = await newProperty(request, anAddress());
  await property.open(employee, own);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(property.dialog('Archive the property')).toBeVisible();
  expect(await violations(page, 'dialog')).toEqual([]);
  await property.giveReason('Archive the property', 'The owner sold it', 'Archive');
  const notice = page.getByRole('region', { name: 'Archive' });
  await expect(notice).toContainText('The owner sold it');
  await expect(page.getByRole('button', { name: 'Change status' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit property' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const row = page.locator('tbody').getByRole('row').filter({ hasText: own.address });
  await page.goto(`${LIST}?search=${own.reference}&view=archived`);
  await expect(row).toContainText('Archived');
  await page.getByRole('tab', { name: /^Being serviced/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`${LIST}/${own.id}/edit`);
  await expect(page.getByText('This property is archived')).toBeVisible();

  await page.getByRole('link', { name: 'Open the property' }).click();
  await notice.getByRole('button', { name: 'Restore' }).click();
  await property.giveReason('Restore the property', 'The sale failed', 'Restore');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible();
  await expect(property.history).toContainText('restored the property');
});

test('validates the address, and accepts only types of the list', async ({ page }) => {
  await openAs(employee, page, `${LIST}/new`);
  await page.getByLabel('Address').fill('x');
  await page.getByLabel('Servicing Bank').fill('Harbor Savings');
  await page.getByLabel('Type of Property').selectOption('Two Family');
  await page.getByRole('button', { name: 'Save property' }).click();

  await expect(page.getByRole('alert')).toContainText('This does not look like an address.');
  await expect(page.getByLabel('Type of Property')).toHaveValue('Two Family');
  await page.getByLabel('Address').fill(`${anAddress()} Apt 6A`);
  await page.getByRole('button', { name: 'Save property' }).click();
  await expect(page.getByText(/is in servicing now/)).toBeVisible();
});
