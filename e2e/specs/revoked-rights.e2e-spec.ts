import { expect, test } from '@playwright/test';
import { grant, ownAccount } from '../fixtures/own-account.js';
import { openAs } from '../fixtures/session.js';

/** Milliseconds: the page asks every 500 ms, and what it does then takes a moment on a busy machine. */
const SOON = { timeout: 5_000 };

test('an employee who becomes an investor sees the reason and no staff data on the open page', async ({
  page,
  request,
}) => {
  const colleague = await ownAccount(request, { type: 'admin' });
  await openAs(colleague, page, '/current-properties');
  await expect(page.getByRole('table')).toBeVisible();

  await grant(request, colleague, { type: 'Investor' });
  const notice = page.getByRole('status').filter({ hasText: 'Your role was changed.' });
  await expect(notice).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('table')).toHaveCount(0);
  await notice.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/investors\/login$/);
});

test('an employee who loses a right sees the reason on the open page, which hides the data', async ({
  page,
  request,
}) => {
  const colleague = await ownAccount(request, { type: 'admin', rights: ['people'] });
  await openAs(colleague, page, '/people');
  await expect(page.getByRole('table')).toBeVisible();

  await grant(request, colleague, { type: 'admin', rights: [] });
  await expect(
    page.getByRole('status').filter({ hasText: 'Your rights were changed.' }),
  ).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a blocked employee sees the reason on the open page', async ({ page, request }) => {
  const colleague = await ownAccount(request, { type: 'admin' });
  await openAs(colleague, page, '/dashboard');
  await expect(page).toHaveTitle('Dashboard | Phantom Partners');

  await grant(request, colleague, { type: 'admin', blocked: true });
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account was blocked.' }),
  ).toBeVisible(SOON);
  await expect(page).toHaveURL(/\/home$/);
});
