import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { mailedLink } from '../fixtures/mails.js';
import { ownAccount, ownPassword } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { employee, investor, openAs } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { demoPassword } from '../fixtures/stack.js';
import { Door } from '../pages/door.js';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.locator('.frame-notice');

/** The token in the tab runs out; with the cookie gone, too, nothing renews it. */
async function expire(page: Page, { forGood }: { forGood: boolean }): Promise<void> {
  if (forGood) await page.context().clearCookies({ name: 'phantom_refresh' });
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('authUser') ?? '{}') as object;
    sessionStorage.setItem('authUser', JSON.stringify({ ...session, access_token: 'a.b.c' }));
  });
}

test('a new account confirms its address and sees that it waits for a role', async ({ page }) => {
  const email = `reg-${Date.now()}@example.com`;
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Register' })).toHaveAttribute('type', 'submit');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill('Rena Gister');
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await expect(page.getByText('Easy to guess')).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Register User Successfully', { exact: true })).toBeVisible();

  const door = new Door(page);
  await door.open();
  await door.enter(email, ownPassword);
  await expect(page.getByRole('alert')).toHaveClass(/alert-info/);
  await page.goto(await mailedLink(email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await door.open();
  await door.enter(email, ownPassword);
  await expect(page.getByRole('alert')).toHaveClass(/alert-info/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL(/\/login$/);
});

test('a link to reset a password works once', async ({ page, request }) => {
  const { email } = await ownAccount(request, { type: 'Investor' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Reset' }).click();
  const sent = 'Reset link are sended to your mailbox, check there first';
  await expect(page.getByText(sent, { exact: true })).toBeVisible();

  const link = await mailedLink(email, '/set-password');
  const another = 'copper tide window 31';
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''));
  // As an old mail has it, too: the token leaves the query before anything else is asked for.
  await page.goto(link);
  await page.getByLabel('New password').fill(another);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been set.')).toBeVisible();
  expect(asked.filter((each) => each.includes('token='))).toEqual([]);
  await page.getByRole('link', { name: 'Log In' }).click();
  const door = new Door(page, '/investors/login');
  await expect(page).toHaveURL(/\/investors\/login$/);
  await door.enter(email, another);
  await expect(page).toHaveURL(/\/investors$/);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('has been used');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('the pages that mails link to are accessible', async ({ healthyPage: page }) => {
  for (const path of ['/forgot-password', '/confirm-email']) {
    await page.goto(path);
    await settled(page);
    expect(await violations(page), path).toEqual([]);
  }
});

test('a sign-out removes private data in every tab', async ({ page, context }) => {
  await openAs(employee, page, '/current-properties');
  await expect(heading(page, 'Current Properties')).toBeVisible();
  // A tab of its own knows nobody yet, and the browser does.
  const other = await context.newPage();
  await other.goto('/training');
  await expect(heading(other, 'Training')).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/home$/);
  await expect(other).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await other.evaluate(() => sessionStorage.getItem('authUser'))).toBeNull();
});

test('a sign-out says nothing of an ended session while the answer of the server is late', async ({
  healthyPage: page,
}) => {
  await openAs(employee, page, '/training');
  await expect(heading(page, 'Training')).toBeVisible();
  const stored = () => page.evaluate(() => sessionStorage.getItem('authUser'));
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    // The server has ended the session. The page, which asks twice a second, must know it by then.
    await expect.poll(stored).toBeNull();
    await route.fulfill({ response });
  });

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/home$/);
  await expect(notice(page)).toBeEmpty();
});

test('a tab drops the data of the first person when another one signs in', async ({
  page,
  context,
}) => {
  await openAs(employee, page, '/current-properties');
  await expect(heading(page, 'Current Properties')).toBeVisible();
  const other = await context.newPage();
  await new Door(other, '/investors/login').signIn('investor@example.com', demoPassword);
  await expect(page).toHaveURL(/\/investors$/);
  await expect(heading(page, /Iris Valente/)).toBeVisible();
});

test('an expired session is refreshed while a form is filled in', async ({ page, request }) => {
  const person = await ownAccount(request, { type: 'admin' });
  const { name } = person;
  await openAs(person, page, '/profile');
  await page.getByLabel('Name', { exact: true }).fill(`${name} Renewed`);
  await expire(page, { forGood: false });
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name has been changed.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`${name} Renewed`);
});

test('keeps the input after the session ended, only for the same person', async ({
  page,
  request,
}) => {
  const person = await ownAccount(request, { type: 'admin' });
  const { email, name } = person;
  const typed = `${name} Kept`;
  await openAs(person, page, '/profile');
  await page.getByLabel('Name', { exact: true }).fill(typed);
  // The page notices the end of the session by itself.
  await expire(page, { forGood: true });
  await expect(page).toHaveURL(/\/home$/);
  await expect(notice(page)).toContainText('What you had typed is kept');

  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  const door = new Door(page);
  await door.ready();
  await door.enter(email, ownPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await notice(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed);

  // The page notices the end of the session by itself.
  await expire(page, { forGood: true });
  await expect(page).toHaveURL(/\/home$/);
  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  await door.ready();
  await door.enter('employee@example.com', demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(notice(page)).toBeEmpty();
  await page.goto('/profile');
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue(typed);
});

test('each page refuses people without access and explains why', async ({ page, browser }) => {
  await test.step('a visitor is redirected home, and back after signing in', async () => {
    await page.goto('/people');
    await expect(page).toHaveURL(/\/home$/);
    await expect(notice(page)).toContainText('Please sign in to see this page.');
    await notice(page).getByRole('link', { name: 'Sign in' }).click();
    const door = new Door(page);
    await door.ready();
    await door.enter('admin@example.com', demoPassword);
    await expect(page).toHaveURL(/\/dashboard$/);
    await notice(page).getByRole('link', { name: 'Continue' }).click();
    await expect(heading(page, 'People')).toBeVisible();
  });
  for (const [person, path, text] of [
    [investor, '/current-properties', 'for the employees of Phantom Partners'],
    [investor, '/people', 'for the employees of Phantom Partners'],
    [employee, '/people', 'for those who manage people'],
  ] as const) {
    await test.step(`${person.email} at ${path}`, async () => {
      const other = await browser.newPage();
      const calls: string[] = [];
      other.on('response', (each) => calls.push(`${each.status()} ${each.url()}`));
      await openAs(person, other, path);
      await expect(heading(other, 'This page is not for your account')).toBeVisible();
      await expect(other.getByText(text)).toBeVisible();
      expect(calls.filter((each) => each.startsWith('403'))).toEqual([]);
      await expect(other.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);
      await other.close();
    });
  }
});

test('an account lists its sessions and can end them', async ({ page, browser, request }) => {
  const { email } = await ownAccount(request, { type: 'admin' });
  await new Door(page).signIn(email, ownPassword);
  const other = await browser.newPage();
  await new Door(other).signIn(email, ownPassword);
  const token = await other.evaluate(() => sessionStorage.getItem('authUser') ?? '');
  const headers = { authorization: (JSON.parse(token) as { access_token: string }).access_token };
  expect((await request.get('/api/auth/profile', { headers })).status()).toBe(200);
  await page.goto('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const rows = page.getByRole('listitem').filter({ hasText: 'signed in' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await dialog.getByLabel('Current password').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveCount(1);
  // Its token has most of its 15 minutes left.
  const isTaken = async () => (await request.get('/api/auth/profile', { headers })).status();
  await expect.poll(isTaken, { timeout: 5_000 }).toBe(401);

  // The open page asks every 500 ms whether its session goes on.
  await expect(other).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByLabel('Current password').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await other.close();
});
