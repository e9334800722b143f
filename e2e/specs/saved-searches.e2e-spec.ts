import { randomUUID } from 'node:crypto';
import { violations } from '../fixtures/accessibility.js';
import { listingRows } from '../fixtures/database.js';
import { importHome, removeImported } from '../fixtures/imported-home.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { linkTo, mailedLink, receivedMail } from '../fixtures/mails.js';
import { expect, test } from '../fixtures/page-health.js';

const stateOf = async (email: string) => {
  const query = `select state from saved_search
    join search_subscriber on search_subscriber.id = subscriber_id where email = $1`;
  const [row] = await listingRows<{ state: string }>(query, [email]);
  return row?.state;
};

test('a visitor saves a search, confirms it, is told of a new price and ends the alerts', async ({
  healthyPage: page,
  request,
}) => {
  const email = `seeker-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/listings/sales/queens');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Your name').fill('Ada King');
  await dialog.getByLabel('Email').fill(email);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please look into your mailbox')).toBeFocused();
  expect(await stateOf(email)).toBe('pending');

  await page.goto(await mailedLink(email, '/listings/saved-searches'));
  expect(await stateOf(email)).toBe('pending');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The alerts are on')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(await stateOf(email)).toBe('active');

  await listingRows(
    `update listing set list_price = list_price - 1 where id = (
       select max(id) from listing where source = 'demo' and offer = 'sale' and borough = 'queens'
         and standard_status = 'Active' and not hidden and list_price > 1)`,
    [],
  );
  const manageLink = await mailedLink(email, '/listings/saved-searches', 2);
  const token = manageLink.split('#manage=')[1] as string;
  await page.goto(`/listings/saved-searches#leave=${token}`);
  await expect(page.getByRole('button', { name: 'End all alerts' })).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  expect(await stateOf(email)).toBe('active');
  await page.goto(manageLink);
  await page.getByText('Change').click();
  await expectLayout(page);
  await page.getByLabel('How often').selectOption('Once a week');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\./)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  const left = await request.post(`/api/auth/saved-searches/leave?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.ok()).toBe(true);
  expect(await stateOf(email)).toBe('left');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeAll(removeImported);
  test.afterAll(removeImported);

  test('a visitor is told of a new home by a mail, which leads to it and ends the alerts', async ({
    healthyPage: page,
    request,
  }) => {
    test.slow();
    const email = `seeker-${randomUUID().slice(0, 8)}@example.com`;
    await page.goto('/listings/sales/manhattan?min_price=314999&max_price=315001');
    await page.getByRole('button', { name: 'Save this search' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Your name').fill('Ada King');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog.getByText('Please look into your mailbox')).toBeFocused();
    await page.goto(await mailedLink(email, '/listings/saved-searches'));
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.getByText('The alerts are on')).toBeFocused();

    const id = await importHome({ price: 315_000 });
    const mail = await receivedMail(email, ({ text }) => text.includes('$315,000'));
    expect(mail.html).not.toContain('<img');
    await page.goto(linkTo(mail, `/listings-detail/${id}`) as string);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 E 55th St');

    const address = /<(https?:[^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] as string;
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const left = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(left.ok()).toBe(true);
    expect(await stateOf(email)).toBe('left');
  });
});
