import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { samplePdf } from '@phantom/service-kit/testing';
import { violations } from '../fixtures/accessibility.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { Keys } from '../fixtures/keyboard/keys.js';
import { textsIn } from '../fixtures/languages/texts-in.js';
import { mailedLink, receivedMail } from '../fixtures/mails.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, languages } from '../fixtures/public-pages.js';
import { admin, openAs } from '../fixtures/session.js';

const DAY = 86_400_000;

test.use({ viewport: { width: 390, height: 844 } });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Types into fields and presses buttons, all by keyboard. */
const keyboardOf = (page: Page) => ({
  type: async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.insertText(text);
  },
  press: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Enter');
  },
});

test('a visitor applies for a rental by keyboard on a small page in German, loses nothing offline, and an employee decides', async ({
  browser,
  context,
  page,
  request,
}) => {
  // Each of its pages is checked at every width and in all colours.
  test.setTimeout(300_000);
  const listing = await request.get('/api/auth/listings-listfind?type=rentals&location=queens');
  const { list } = (await listing.json()) as { list: [{ id: number }] };
  const [{ id }] = list;
  const email = `applicant-${randomUUID().slice(0, 8)}@example.com`;
  const { type, press } = keyboardOf(page);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });

  await page.goto(`/de/listings-detail/${id}`);
  await press('Um diese Immobilie bewerben', 'link');
  await expect(heading('Sie')).toBeVisible();
  await expectLayout(page);
  await press('Speichern und weiter');
  await expect(page.getByRole('alert')).toBeFocused();
  await type('Ihr voller Name', 'Ada King');
  await type('E-Mail', email);
  await type('Telefon', '+1 212 555 0142');
  // A field of a date has parts; their order is that of the browser's language.
  await page
    .getByLabel('Einzugstermin')
    .fill(new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10));
  await type('Anzahl der Personen', '2');
  await press('Speichern und weiter');

  await expect(heading('Wohnen und Einkommen')).toBeFocused();
  await expect(page).toHaveURL(/\/de\/listings\/apply\?step=2#manage=[\w-]{43}$/);
  await expect(page.getByText(/^Vermieter in New York verlangen meist/)).toContainText('$');
  await expectLayout(page);
  await type('Jetzige Adresse', 'Bergmannstraße 12, Berlin');
  await type('Arbeitgeber oder Schule', 'Analytische Maschinen GmbH');
  await context.setOffline(true);
  await type('Jahreseinkommen vor Steuern, in Dollar', '96.500');
  await press('Speichern und weiter');
  await expect(page.getByRole('alert')).toContainText('offline');
  await context.setOffline(false);
  // Going back and forth loses nothing that was typed either.
  await press('Zurück');
  await expect(heading('Sie')).toBeFocused();
  await expect(page.getByLabel('Ihr voller Name')).toHaveValue('Ada King');
  await press('Wohnen und Einkommen', 'link');
  await expect(page.getByLabel('Jetzige Adresse')).toHaveValue('Bergmannstraße 12, Berlin');
  await expect(page.getByLabel(/^Jahreseinkommen vor/)).toHaveValue('96.500');
  await press('Speichern und weiter');

  await expect(heading('Unterlagen')).toBeFocused();
  const pdf = (name: string) => ({
    ...{ name, mimeType: 'application/pdf', buffer: samplePdf() },
  });
  const part = (name: RegExp) => page.getByRole('region', { name });
  await press('Weiter');
  await expect(page.getByRole('alert')).toContainText('Ausweis, Einkommensnachweis');
  await part(/^Ausweis/)
    .locator('input')
    .setInputFiles(pdf('Pass.pdf'));
  await expect(part(/^Ausweis/).getByText('Entfernen')).toBeVisible();
  const wrong = {
    name: 'income.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no paper'),
  };
  await part(/^Einkommen/)
    .locator('input')
    .setInputFiles([wrong, pdf('Lohn.pdf')]);
  await expect(part(/^Einkommen/).getByRole('alert')).toContainText('PDF, JPEG, PNG');
  await expect(part(/^Einkommen/).getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  await press(/^Aus der Liste entfernen/);
  await expectLayout(page);
  await press('Weiter');

  // The page cannot send the application: the address is not confirmed.
  await expect(heading('Prüfen und abschicken')).toBeFocused();
  await expect(page.getByText('Bitte bestätigen Sie Ihre Adresse')).toBeVisible();
  await expect(page.getByText('96.500')).toBeVisible();
  await expectLayout(page);
  await page.goto(await mailedLink(email, '/listings/apply'));
  await expect(heading('Prüfen und abschicken')).toBeVisible();
  await tabTo(page, page.getByLabel(/^Ich stimme zu/));
  await page.keyboard.press('Space');
  await type('Unterschrift', 'Ada King');
  expect(await violations(page)).toEqual([]);
  await press('Bewerbung abschicken');
  await expect(heading('Ihre Bewerbung ist bei uns')).toBeFocused();
  await receivedMail(email, ({ subject }) => subject.startsWith('Ihre Bewerbung ist bei uns'));

  const office = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openAs(admin, office, '/rental-applications?state=submitted');
  await expect(office.getByRole('heading', { name: 'Applications for rentals' })).toBeVisible();
  expect(await violations(office)).toEqual([]);
  await office.getByRole('link', { name: 'Ada King' }).first().click();
  await expect(office.getByText(email)).toBeVisible();
  await expect(office.getByText('$96,500')).toBeVisible();
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: /^Download.*Pass\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('Pass.pdf');
  await office.getByLabel('Move to').selectOption('Approved');
  await office.getByLabel('Note').fill('Called the employer.');
  expect(await violations(office)).toEqual([]);
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The application is saved.')).toBeVisible();
  await office.close();

  await receivedMail(email, ({ subject }) => subject.startsWith('Ihre Bewerbung ist angenommen'));
  await page.reload();
  await expect(heading('Ihre Bewerbung ist angenommen')).toBeVisible();
  await press('Bewerbung zurückziehen');
  await expect(heading('Ihre Bewerbung ist zurückgezogen')).toBeFocused();
});

// The German one is above, with everything that can go wrong.
for (const language of languages.filter((each) => each !== 'de')) {
  test(`a visitor applies for a rental by keyboard, after a time without a connection, in ${language}`, async ({
    context,
    page,
    request,
  }) => {
    test.slow();
    const { text } = textsIn('mf-listings/src/features/rental-application/locales', language);
    const listing = await request.get('/api/auth/listings-listfind?type=rentals&location=queens');
    const { list } = (await listing.json()) as { list: [{ id: number }] };
    const email = `applicant-${randomUUID().slice(0, 8)}@example.com`;
    const keys = new Keys(page);
    const heading = (key: string) => page.getByRole('heading', { level: 2, name: text(key) });
    const field = (key: string) => page.getByLabel(text(key), { exact: true });
    const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });

    await page.goto(inLanguage(`/listings-detail/${list[0].id}`, language));
    await keys.press('Tab');
    const apply = textsIn('mf-listings/locales', language).text('detail.apply');
    await keys.use(page.getByRole('link', { name: apply }));
    await expect(heading('steps.you')).toBeVisible();
    await keys.press('Tab');
    await keys.fill(field('you.name'), 'Ada King');
    await keys.fill(field('you.email'), email);
    await keys.fill(field('you.phone'), '+1 212 555 0142');
    // A field of a date has parts; their order is that of the browser's language.
    const moveIn = new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10);
    await field('you.moveIn').fill(moveIn);
    await keys.fill(field('you.people'), '2');
    await context.setOffline(true);
    await keys.use(button('next'));
    const offline = textsIn('packages/mf-kit/locales', language).text('form.offline');
    await expect(page.getByRole('alert')).toContainText(offline);
    await expect(field('you.name')).toHaveValue('Ada King');
    await context.setOffline(false);
    await keys.use(button('next'));

    await expect(heading('steps.income')).toBeFocused();
    await keys.fill(field('income.address'), '12 Kent Avenue');
    await keys.fill(field('income.employer'), 'Analytical Engines');
    await keys.fill(field('income.yearly'), '96500');
    await keys.use(button('next'));

    await expect(heading('steps.papers')).toBeFocused();
    for (const kind of ['identity', 'income']) {
      const part = page.getByRole('region', { name: text(`papers.kinds.${kind}`) });
      const pdf = { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: samplePdf() };
      await part.locator('input').setInputFiles(pdf);
      await expect(part.getByText(text('papers.remove'))).toBeVisible();
    }
    await keys.use(button('papers.next'));
    await expect(heading('steps.review')).toBeFocused();

    await page.goto(await mailedLink(email, '/listings/apply'));
    await expect(heading('steps.review')).toBeVisible();
    await keys.press('Tab');
    await keys.use(page.getByLabel(text('review.consent')), 'Space');
    await keys.fill(field('review.signature'), 'Ada King');
    await keys.use(button('review.submit'));
    await expect(heading('state.submitted.title')).toBeFocused();
    const subject = textsIn('services/listings/src/locales', language).pattern(
      'rentalApplications.mail.subject.submitted',
    );
    await receivedMail(email, (mail) => subject.test(mail.subject));
  });
}
