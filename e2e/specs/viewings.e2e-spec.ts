import { randomInt, randomUUID } from 'node:crypto';
import { violations } from '../fixtures/accessibility.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { linkTo, mailedLink, receivedMail } from '../fixtures/mails.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, openAs } from '../fixtures/session.js';

const DAY = 86_400_000;

/** A day in New York so many days from now, as YYYY-MM-DD. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' }).format(Date.now() + days * DAY);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an employee opens times, a visitor books one on a phone, moves it by the link of the mail and cancels it', async ({
  browser,
  healthyPage: page,
  request,
}) => {
  test.slow();
  const listing = await request.get('/api/auth/listings-listfind?type=sales&location=brooklyn');
  const { list } = (await listing.json()) as { list: [{ id: number }] };
  const [{ id }] = list;
  // Times that overlap are not opened, and an earlier attempt may have left some.
  const day = dayFromNow(randomInt(20, 400));
  const office = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openAs(admin, office, `/viewings?from=${day}`);
  await office.getByRole('button', { name: 'Open times' }).click();
  const dialog = office.getByRole('dialog', { name: 'Open times for viewings' });
  await dialog.getByLabel('Home').fill(String(id));
  await dialog.getByLabel('Agent').selectOption({ index: 1 });
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('From').fill('10:00');
  await dialog.getByLabel('To', { exact: true }).fill('11:30');
  expect(await violations(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open times' }).click();
  await expect(office.getByText('The times are open.')).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(3);

  const email = `viewer-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`/listings-detail/${id}`);
  const part = page.getByRole('region', { name: 'See this home' });
  await part.getByLabel('Day').selectOption(day);
  await part.getByRole('radio', { name: '10:30 AM' }).check();
  await part.getByLabel('Your name').fill('Ada King');
  await part.getByLabel('Email').fill(email);
  expect(await violations(page)).toEqual([]);
  await part.getByRole('button', { name: 'Book this time' }).tap();
  await expect(part.getByText('Your viewing is booked')).toBeFocused();

  await office.reload();
  await expect(office.getByRole('article').filter({ hasText: email })).toContainText('Ada King');
  expect(await violations(office)).toEqual([]);

  const link = await mailedLink(email, '/listings/viewing');
  const mail = await receivedMail(email, (each) => each.calendar.includes('METHOD:REQUEST'));
  expect(mail.calendar).toContain('SEQUENCE:0');
  await page.goto(link);
  await page.getByLabel('Day').selectOption(day);
  await page.getByRole('radio', { name: '11:00 AM' }).check();
  await expectLayout(page);
  await page.getByRole('button', { name: 'Move the viewing' }).tap();
  await expect(page.getByText(/^Your viewing has a new time/)).toBeFocused();
  await receivedMail(email, (each) => each.calendar.includes('SEQUENCE:1'));

  await page.getByRole('button', { name: 'Cancel the viewing' }).tap();
  await expect(page.getByText(/^Your viewing is cancelled/)).toBeFocused();
  const end = await receivedMail(email, (each) => each.calendar.includes('METHOD:CANCEL'));
  expect(linkTo(end, `/listings-detail/${id}`)).toBeDefined();

  await office.reload();
  await expect(office.getByRole('article')).toHaveCount(3);
  for (let left = 2; left >= 0; left -= 1) {
    await office
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(office.getByRole('article')).toHaveCount(left);
  }
  await office.close();
});
