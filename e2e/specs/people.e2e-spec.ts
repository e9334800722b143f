import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { mailedLink } from '../fixtures/mails.js';
import { ownAccount, ownPassword } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, openAs } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { Door } from '../pages/door.js';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Signs in who manages people, and opens the list at somebody. */
async function openPeople(page: Page, search: string): Promise<void> {
  await openAs(admin, page, `/people?search=${encodeURIComponent(search)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

async function manage(page: Page, name: string) {
  await page.getByRole('button', { name: `Manage ${name}`, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

test('an account without a role gets one and can sign in', async ({ page, browser, request }) => {
  const { email, name } = await ownAccount(request, { type: null });
  await openPeople(page, email);
  await expect(page.getByRole('row', { name })).toContainText('Waiting for a role');
  const person = await manage(page, name);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await person.getByLabel('Role').selectOption('Investor');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('Active');
  await expect(page.getByRole('button', { name: `Manage ${name}` })).toBeFocused();

  const other = await browser.newPage();
  await new Door(other, '/investors/login').signIn(email, ownPassword);
  await other.close();

  const again = await manage(page, name);
  await expect(again.getByText('Role or rights changed by Adrian Cole')).toBeVisible();
  await expect(again.getByText('Role: No role → Investor')).toBeVisible();
});

test('an invited person sets a password and is signed in, with one message', async ({
  page,
  browser,
}) => {
  const email = `inv-${Date.now()}@example.com`;
  await openPeople(page, email);
  await expect(page.getByText('Nobody matches what you are looking for')).toBeVisible();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invitation = dialog(page, 'Invite somebody');
  await invitation.getByLabel('Email').fill('employee@example.com');
  await invitation.getByLabel('Name').fill('Ingo Vitale');
  await invitation.getByLabel('Role').selectOption('admin');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation.getByRole('alert')).toBeVisible();
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByRole('row', { name: /Ingo Vitale/ })).toContainText('Invited');

  const person = await manage(page, 'Ingo Vitale');
  await person.getByRole('button', { name: 'Send email again' }).click();
  const question = dialog(page, /Send the email to Ingo Vitale/);
  await question.getByRole('button', { name: 'Send email again' }).click();
  await expect(question).toBeHidden();

  const other = await browser.newPage();
  await other.goto(await mailedLink(email, '/set-password', 2));
  await expect(other.getByRole('heading', { name: 'Welcome, Ingo Vitale' })).toBeVisible();
  await other.getByLabel('New password').fill(ownPassword);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  const told = 'Your password is set, and you are signed in.';
  await expect(other.getByText(told)).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: /password/i })).toHaveCount(1);
  await expect(other.getByText('All logins made with the old one have ended')).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Welcome, Ingo Vitale' })).toBeVisible();
  // The session outlives the page, as after a login.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Welcome, Ingo Vitale' })).toBeVisible();
  await expect(other.getByText(told)).toHaveCount(0);
  await other.close();
});

test('a blocked account is signed out at once, and can sign in after it is unblocked', async ({
  page,
  browser,
  request,
}) => {
  const colleague = await ownAccount(request, { type: 'admin' });
  const { email, name } = colleague;
  const other = await browser.newPage();
  await openAs(colleague, other, '/dashboard');
  await expect(other).toHaveTitle('Dashboard | Phantom Partners');
  await openPeople(page, email);
  const person = await manage(page, name);
  await person.getByRole('button', { name: 'Block' }).click();
  const question = dialog(page, `Block ${name}?`);
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(question).toBeHidden();
  await expect(person.getByText('Blocked', { exact: true })).toBeVisible();

  await other.evaluate(() => sessionStorage.clear());
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/home$/);
  const door = new Door(other);
  await door.open();
  await door.enter(email, ownPassword);
  await expect(other.getByRole('alert')).toHaveClass(/alert-info/);

  await person.getByRole('button', { name: 'Unblock' }).click();
  await dialog(page, `Unblock ${name}?`).getByRole('button', { name: 'Unblock' }).click();
  await expect(person.getByText('Active', { exact: true })).toBeVisible();
  await door.signIn(email, ownPassword);
  await other.close();
});

test('of two concurrent changes of an account, the second shows a conflict and can be repeated', async ({
  page,
  browser,
  request,
}) => {
  const { email, name } = await ownAccount(request, { type: 'Investor' });
  const colleague = await ownAccount(request, { type: 'admin', rights: ['people'] });
  await openPeople(page, email);
  const person = await manage(page, name);
  const other = await browser.newPage();
  await openAs(colleague, other, `/people?search=${email}`);
  const theirs = await manage(other, name);
  await theirs.getByLabel('Role').selectOption('admin');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await other.close();

  await person.getByLabel('Role').selectOption('');
  await person.getByRole('button', { name: 'Save' }).click();
  const alert = person.getByRole('alert');
  await expect(alert).toContainText('Employee · Active');
  await alert.getByRole('button').click();
  await expect(person.getByLabel('Role')).toHaveValue('');
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(person).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('Waiting for a role');
});

test('the URL holds search, filter, sort order and page of the list', async ({
  healthyPage: page,
}) => {
  await openPeople(page, '');
  await page.getByRole('search').getByLabel('Role', { exact: true }).selectOption('Investor');
  await expect(page).toHaveURL(/type=Investor/);
  await expect(page.getByRole('row', { name: /Iris Valente/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Emma Clarke/ })).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name&order=desc/);
  await page.reload();
  await expect(page.getByRole('search').getByLabel('Role', { exact: true })).toHaveValue(
    'Investor',
  );
  const own = page.getByRole('button', { name: 'Manage Adrian Cole' });
  await page.goto('/people?search=admin@example.com');
  await own.click();
  await expect(dialog(page, 'Adrian Cole').getByText('your own account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
  await own.click();
  await expect(page).toHaveURL(/&person=\d+$/);
  await page.reload();
  await expect(dialog(page, 'Adrian Cole')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Adrian Cole')).toBeHidden();
});
