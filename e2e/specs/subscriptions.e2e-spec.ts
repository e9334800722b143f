import { randomUUID } from 'node:crypto';
import { violations } from '../fixtures/accessibility.js';
import { contentRows } from '../fixtures/database.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { mailedLink } from '../fixtures/mails.js';
import { ownAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken } from '../fixtures/session.js';

const stateOf = async (email: string) => {
  const query = `select state from subscription
    join subscriber on subscriber.id = subscriber_id where email = $1`;
  const [row] = await contentRows<{ state: string }>(query, [email]);
  return row?.state;
};

test('a visitor subscribes, confirms, gets a newsletter and leaves by one click', async ({
  healthyPage: page,
  request,
}) => {
  const email = `reader-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/news-letter');
  const form = page.getByRole('region', { name: 'Newsletter by email' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please look into your mailbox')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await stateOf(email)).toBe('pending');

  await page.goto(await mailedLink(email, '/subscriptions/confirm'));
  expect(await stateOf(email)).toBe('pending');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You are subscribed')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await stateOf(email)).toBe('active');

  const publisher = await ownAccount(request, { type: 'admin', rights: ['publisher'] });
  const headers = { Authorization: `Bearer ${await accessToken(request, publisher)}` };
  // A second attempt of this test finds the newsletter sent.
  await contentRows(`delete from mailing_mail`, []);
  await contentRows(`delete from mailing_content`, []);
  await contentRows(`delete from mailing`, []);
  const sent = await request.post('/api/auth/content/newsletters/1/send', { headers, data: {} });
  expect(sent.ok(), await sent.text()).toBe(true);
  const link = await mailedLink(email, '/subscriptions/leave');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLayout(page);
  expect(await stateOf(email)).toBe('active');

  const token = /token=([\w-]+)/.exec(link)?.[1];
  const left = await request.post(`/api/auth/subscriptions/leave?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.ok()).toBe(true);
  expect(await stateOf(email)).toBe('left');
});

for (const page of ['new', 'confirm', 'leave', 'preferences', 'notices']) {
  test(`/subscriptions/${page} is rendered on the server`, async ({ request }) => {
    const answer = await request.get(`/de/subscriptions/${page}`);

    // A page that is left to the browser has no heading yet.
    expect(await answer.text()).toMatch(/<h1[ >]/);
  });
}
