import type { APIRequestContext } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { linkTo, receivedMail } from '../fixtures/mails.js';
import { ownAccount, type OwnAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken, admin, openAs } from '../fixtures/session.js';

/** An employee enters a holding of an investor and a distribution from it. */
async function pay(request: APIRequestContext, { id }: OwnAccount, property: string) {
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  const add = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/investors/${id}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { list: [{ id: number }] }).list[0].id;
  };
  const figures = { committed: '100000', contributed: '100000', as_of: '2026-03-31' };
  const holding_id = await add('holdings', { property, ...figures });
  const paid = { paid_on: '2026-03-31', amount: '4321', kind: 'income' };
  await add('distributions', { holding_id, ...paid });
}

test('an investor chooses emails in the profile, gets one and ends them by its link without signing in', async ({
  browser,
  healthyPage: page,
  request,
}) => {
  const investor = await ownAccount(request, { type: 'Investor' });
  await openAs(investor, page, '/profile');
  const part = page.getByRole('region', { name: 'Emails about your investments' });
  await expect(part.getByText(investor.email)).toBeVisible();
  await part.getByLabel('Distributions').check();
  await part.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
  await expect(part.getByLabel('Distributions')).toBeChecked();
  expect(await violations(page)).toEqual([]);

  await pay(request, investor, 'Steinway Mews');
  const mail = await receivedMail(
    investor.email,
    (each) => linkTo(each, '/subscriptions/notices') !== undefined,
  );
  expect(mail.subject).toBe('A distribution has been recorded');
  expect(mail.text).toContain('New distribution: Steinway Mews, paid on March 31, 2026');
  expect(mail.text).not.toMatch(/4,?321|New holding/);

  const stranger = await browser.newPage();
  await stranger.goto(linkTo(mail, '/subscriptions/notices') as string);
  await stranger.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(stranger.getByText('The emails have ended')).toBeFocused();
  expect(await violations(stranger)).toEqual([]);
  await stranger.close();

  await page.reload();
  await expect(part.getByLabel('Distributions')).not.toBeChecked();
  await expect(part.getByText(/^Ended on/)).toBeVisible();
});
