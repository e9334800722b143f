import { samplePdf } from '@phantom/service-kit/testing';
import type { Browser, Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { ownAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import {
  accessToken,
  admin,
  anotherInvestor,
  employee,
  investor,
  openAs,
  type Person,
} from '../fixtures/session.js';

async function staffAt(browser: Browser, path: string, person: Person = admin): Promise<Page> {
  const page = await browser.newPage();
  await openAs(person, page, path);
  return page;
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('an investor sees holdings, distributions and documents', async ({ healthyPage: page }) => {
  await openAs(investor, page, '/investors');

  const holdings = part(page, 'Your holdings');
  await expect(holdings.getByRole('rowheader')).toHaveCount(4);
  await expect(holdings.getByRole('row', { name: /Hunters Point Tower/ })).toContainText(
    '$250,000.00',
  );
  await expect(holdings.getByText('Jackson Heights Court')).toHaveCount(0);
  const paid = part(page, 'Distributions over time');
  await expect(paid.getByRole('img')).toHaveAccessibleName(/distributed from 2022 to 2026/);
  await paid.getByText('Show the figures').click();
  await expect(paid.getByRole('row')).toHaveCount(6);
  await part(page, 'Your documents').getByLabel('Year').selectOption('2024');
  await expect(part(page, 'Your documents').getByRole('listitem')).toHaveCount(3);
  await expect(part(page, 'Newsletters').getByRole('listitem')).toHaveCount(3);
});

test('another investor sees only their own rows', async ({ page }) => {
  await openAs(anotherInvestor, page, '/investors');

  const names = part(page, 'Your holdings').getByRole('rowheader');
  await expect(names).toHaveText([/Bushwick Yards/, /Jackson Heights Court/]);
});

test('an investor sees the rows that an employee adds, and the employee sees the receipt of the investor', async ({
  browser,
  page,
  request,
}) => {
  const owner = await ownAccount(request, { type: 'Investor' });
  const staff = await staffAt(browser, `/investor-accounts/${owner.id}`);
  await staff.getByRole('button', { name: 'Add holding' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Property/ }).fill('Steinway Mews');
  await dialog.getByLabel('Committed').fill('100,000');
  await dialog.getByLabel('Contributed').fill('100,000.01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^More is contributed than committed/).first()).toBeVisible();
  await dialog.getByLabel('Contributed').fill('80000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByRole('button', { name: 'Remove: Steinway Mews' })).toBeVisible();
  await staff.getByRole('button', { name: 'Add distribution' }).click();
  await dialog.getByLabel('Amount').fill('1,234.56');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('button', { name: 'Add document' }).click();
  const file = { name: 'k1.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel('Title').fill('Schedule K-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Not opened yet')).toBeVisible();
  expect(await violations(staff)).toEqual([]);

  await openAs(owner, page, '/investors');
  await expect(part(page, 'Your holdings').getByRole('row').nth(1)).toContainText('$1,234.56');
  const papers = part(page, 'Your documents');
  await expect(papers.getByText('New', { exact: true })).toBeVisible();
  const opened = page.waitForResponse(/\/investor-documents\/\d+\/receipt$/);
  await papers.getByRole('button', { name: 'Schedule K-1' }).click();
  const answer = (await (await opened).json()) as { list: { url: string }[] };
  expect((await request.get(answer.list[0]?.url ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await page.keyboard.press('Escape');
  await expect(papers.getByText(/^Read on/)).toBeVisible();

  await staff.reload();
  await expect(staff.getByText('opened 1×')).toBeVisible();
  await expect(
    staff.getByRole('list', { name: 'History' }).getByRole('listitem').first(),
  ).toContainText('Schedule K-1');
});

test('a row is removed after a confirmation, but not a holding with distributions', async ({
  browser,
  request,
}) => {
  const { id } = await ownAccount(request, { type: 'Investor' });
  const staff = await staffAt(browser, `/investor-accounts/${id}`);
  const dialog = staff.getByRole('dialog');
  await staff.getByRole('button', { name: 'Add holding' }).click();
  await dialog.getByRole('textbox', { name: /^Property/ }).fill('Prospect Row');
  await dialog.getByLabel('Committed').fill('5000');
  await dialog.getByLabel('Contributed').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const holding = staff.getByRole('button', { name: 'Remove: Prospect Row', exact: true });
  await expect(holding).toBeVisible();
  await staff.getByRole('button', { name: 'Add distribution' }).click();
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await holding.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Distributions were paid out');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('button', { name: /^Remove: Prospect Row, / }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByText('Nothing distributed yet.')).toBeVisible();
});

test('an investor who opens the public page of a holding stays signed in, and gets back', async ({
  healthyPage: page,
}) => {
  await openAs(investor, page, '/investors');
  await part(page, 'Your holdings').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/singleportfolio\/\d+$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Investor Login' })).toHaveCount(0);
  const back = page.getByRole('banner').getByRole('link', { name: /: to your pages$/ });
  await back.click();
  await expect(page).toHaveURL(/\/investors$/);
  await expect(part(page, 'Your holdings')).toBeVisible();
});

test('the investor login leads an investor who is signed in to their pages', async ({ page }) => {
  await openAs(investor, page, '/investors/login');
  await expect(page).toHaveURL(/\/investors$/);
  await expect(part(page, 'Your holdings')).toBeVisible();
});

test('visitors and investors cannot read the rows of others', async ({ page }) => {
  await page.goto('/investors');
  await expect(page).toHaveURL(/\/home$/);

  await openAs(investor, page, '/investor-accounts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not for your account',
  );
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Henrik Sandberg' })).toHaveCount(0);
});

test('an employee without the right can read investments but not change them, and sees who can grant the right', async ({
  browser,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await accessToken(request, employee)}` };
  const found = await request.get('/api/auth/accounts?type=Investor', { headers });
  const { list } = (await found.json()) as { list: { id: number; name: string }[] };
  const iris = list.find(({ name }) => name === 'Iris Valente');
  const staff = await staffAt(browser, `/investor-accounts/${iris?.id}`, employee);
  await expect(staff.getByText(/needs the right for investments/)).toBeVisible();
  await expect(staff.getByRole('cell', { name: '$250,000.00' }).first()).toBeVisible();
  await expect(
    staff.getByRole('main').getByRole('button', { name: /^(Add|Edit|Remove)/ }),
  ).toHaveCount(0);
  await staff
    .getByRole('button', { name: /^Versions of/ })
    .first()
    .click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText('Version 1')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace' })).toHaveCount(0);
  await staff.close();
});

test('an employee has no investor page', async ({ browser }) => {
  const staff = await staffAt(browser, '/investors', employee);

  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(part(staff, 'Your holdings')).toHaveCount(0);
});
