import type { Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { violations } from '../fixtures/accessibility.js';
import { contentRows } from '../fixtures/database.js';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { EnquiryForm } from '../pages/enquiry-form.js';

interface ContactRow {
  email: string;
  phone_e164: string;
  phone_kind: string;
  topic: string;
  subject: string;
  page: string;
  lang: string;
  spam_sign: string | null;
}

const TABLES = { '/contact': 'contact_enquiry', '/invest-now': 'investor_enquiry' } as const;
const PATHS = ['/contact', '/invest-now'] as const;
const rowsOf = (path: (typeof PATHS)[number], name: string) =>
  contentRows<ContactRow>(`select * from ${TABLES[path]} where name = $1`, [name]);
const visitor = () => `Ada Moss ${randomUUID()}`;
const refusal = (status: number, message: string) => ({
  status,
  headers: { 'Retry-After': '60', 'X-Request-Id': 'req-of-the-test' },
  contentType: 'application/json',
  body: JSON.stringify({ error: 1, message }),
});

/** How far down the page an element stands, however far that is scrolled. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => found.getBoundingClientRect().top + window.scrollY);

test('a message to the company is in the database as it was written', async ({ healthyPage }) => {
  const name = visitor();
  const form = new EnquiryForm(healthyPage, '/contact');
  await form.open();
  await form.fillIn(name);
  await form.field('Work').check();
  await form.field('What is it about?').selectOption('Submit a Deal');
  await expect(form.field('Phone')).toHaveValue('+1 212 555 0100');
  await form.button.click();

  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).toContainText('Someone from our team will reach out to you soon.');
  expect(await rowsOf('/contact', name)).toEqual([
    expect.objectContaining({
      email: 'visitor@example.com',
      phone_e164: '+12125550100',
      phone_kind: 'work',
      topic: 'Submit a Deal',
      subject: 'A house in Queens',
      page: '/contact',
      lang: 'en',
    }),
  ]);
  await healthyPage.keyboard.press('Escape');
  await expect(form.thanks).toBeHidden();
  await expect(form.button).toBeFocused();
  await expect(form.field('Name')).toHaveValue('');
});

test('lending: the calculator and the request come without a shift, and the request is in the database', async ({
  healthyPage: page,
}) => {
  const name = visitor();
  const shift = await recordLayoutShift(page);
  await page.goto('/lending');
  await settled(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const calculator = page.getByRole('region', { name: 'What would a loan cost?' });
  await calculator.getByLabel('Term, months').fill('12');
  await expect(calculator.getByRole('status')).toContainText('60%');
  await settled(page);
  expect(await shift()).toBeLessThan(0.001);
  expect(await violations(page)).toEqual([]);

  const form = page.getByRole('region', { name: 'Ask for a term sheet' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('visitor@example.com');
  await form.getByLabel('Phone').fill('(212) 555-0100');
  await form.getByLabel('Address of the building').fill('764 Halsey Street');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(await rowsOf('/contact', name)).toEqual([
    expect.objectContaining({
      topic: 'Submit a Deal',
      subject: '764 Halsey Street',
      page: '/lending',
    }),
  ]);
});

test('an investor’s enquiry names country, amount and referrer', async ({ healthyPage }) => {
  const name = visitor();
  const form = new EnquiryForm(healthyPage, '/invest-now');
  await form.open();
  await form.fillIn(name);
  await form.field('Phone').fill('030 1234567');
  await form.field('Country').selectOption({ label: 'Germany' });
  await expect(form.field('Phone')).toHaveValue('+49 30 1234567');
  await form.field('Are you an accredited investor?').selectOption('Yes');
  await form.field('Expected investment amount').selectOption('$1,000,000+');
  await form.field('Referred by').selectOption('Conference');
  await form.button.click();

  await expect(form.thanks).toBeVisible();
  expect(await rowsOf('/invest-now', name)).toEqual([
    expect.objectContaining({ phone_e164: '+49301234567', country: 'DE', page: '/invest-now' }),
  ]);
});

for (const path of PATHS) {
  test.describe(path, () => {
    test('stores a double click once', async ({ healthyPage }) => {
      const name = visitor();
      const form = new EnquiryForm(healthyPage, path);
      await form.open();
      await form.fillIn(name);
      await form.button.dblclick();
      await expect(form.thanks).toBeVisible();
      expect(await rowsOf(path, name)).toHaveLength(1);
    });

    test('stores a form once when it is sent again after a lost response', async ({ page }) => {
      const name = visitor();
      const form = new EnquiryForm(page, path);
      await form.open();
      await form.fillIn(name);
      // It arrives, and its answer does not.
      await page.route(form.call, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await form.button.click();
      await expect(form.alert).toContainText('it will not arrive twice');
      await expect(form.alert).toBeFocused();
      expect(await rowsOf(path, name)).toHaveLength(1);

      await page.unroute(form.call);
      await page.reload();
      await expect(form.field('Name')).toHaveValue(name);
      await form.button.click();
      await expect(form.thanks).toBeVisible();
      expect(await rowsOf(path, name)).toHaveLength(1);
    });

    test('keeps the input while the connection is lost', async ({ page, context }) => {
      const name = visitor();
      const form = new EnquiryForm(page, path);
      await form.open();
      await form.fillIn(name);
      await context.setOffline(true);
      await expect(page.getByText(/^You are offline/)).toBeVisible();
      await form.button.click();
      await expect(form.alert).toContainText('You are offline');
      await context.setOffline(false);
      await expect(form.alert).toContainText('You are back online');
      await expect(form.field('Name')).toHaveValue(name);
      await form.alert.getByRole('button', { name: 'Send again' }).click();
      await expect(form.thanks).toBeVisible();
      expect(await rowsOf(path, name)).toHaveLength(1);
    });

    test('shows the errors of the server at their fields and above the form', async ({ page }) => {
      const name = visitor();
      const form = new EnquiryForm(page, path);
      await form.open();
      await form.fillIn(name);
      // A domain by its form; that no such domain can be, the server knows.
      await form.field('Email').fill('visitor@example.c1');
      await form.button.click();
      await expect(form.alert).toBeFocused();
      const entry = form.alert.getByRole('link', { name: /email/ });
      const said = await entry.innerText();
      await entry.click();
      await expect(form.field('Email')).toBeFocused();
      await expect(form.field('Email')).toHaveAccessibleDescription(said);
      await expect(form.field('Name')).toHaveValue(name);
      expect(await rowsOf(path, name)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    for (const [status, told] of [
      [429, 'You can try again at'],
      [500, 'req-of-the-test'],
      [503, 'req-of-the-test'],
    ] as const) {
      test(`explains what to do after a ${status}, and keeps the input`, async ({ page }) => {
        const form = new EnquiryForm(page, path);
        await form.open();
        await form.fillIn('Ada Moss');
        await form.answerWith(refusal(status, 'A sentence of the server.'));
        await form.button.click();
        await expect(form.alert).toContainText('A sentence of the server.');
        await expect(form.alert).toContainText(told);
        await expect(form.field('Name')).toHaveValue('Ada Moss');
      });
    }

    test('can be filled in by keyboard alone, and an error moves nothing', async ({
      healthyPage,
    }) => {
      const form = new EnquiryForm(healthyPage, path);
      await form.open();
      const place = await placeOf(form.button);
      await form.field('Email').focus();
      await healthyPage.keyboard.type('nobody');
      await healthyPage.keyboard.press('Tab');
      await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true');
      expect(await placeOf(form.button)).toBe(place);
      await healthyPage.keyboard.press('Shift+Tab');
      await healthyPage.keyboard.press('Enter');
      await expect(form.alert).toBeFocused();
      await healthyPage.keyboard.press('Tab');
      await healthyPage.keyboard.press('Enter');
      await expect(form.field('Name')).toBeFocused();
    });

    test('has controls that are large enough for touch', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const form = new EnquiryForm(page, path);
      await form.open();
      const controls = page
        .locator('#main form')
        .locator('input:not([name=website]), select, textarea, button');
      const heights = await controls.evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.min(...heights.filter((height) => height > 1))).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });
}

test('keeps the input after a visit to other pages', async ({ healthyPage }) => {
  const form = new EnquiryForm(healthyPage, '/contact');
  await form.open();
  await form.field('Subject').fill('Something to remember');
  await healthyPage.getByRole('link', { name: 'Listings' }).first().click();
  await expect(healthyPage).toHaveURL(/\/listings/);
  await healthyPage.goBack();
  await expect(form.field('Subject')).toHaveValue('Something to remember');
  await healthyPage.getByRole('button', { name: 'Clear the form' }).click();
  await healthyPage.reload();
  await expect(form.field('Subject')).toHaveValue('');
});
