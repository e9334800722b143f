import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Keys } from '../fixtures/keyboard/keys.js';
import { mailedLink, receivedMail } from '../fixtures/mails.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, languages, type Language } from '../fixtures/public-pages.js';
import { textsIn } from '../fixtures/languages/texts-in.js';
import { accessToken, admin } from '../fixtures/session.js';

const DAY = 86_400_000;

// On a phone with a keyboard, and the connection is lost in the middle. Applications have a file of their own.
test.use({ viewport: { width: 390, height: 844 } });

const QUERIES: Record<Language, string> = {
  en: '2 bed brooklyn',
  de: '2 Schlafzimmer Brooklyn',
  it: '2 camere da letto Brooklyn',
  es: '2 dormitorios Brooklyn',
  ru: '2 спальни Бруклин',
};

for (const [language, query] of Object.entries(QUERIES) as [Language, string][]) {
  test(`“${query}” leads by keyboard to its list, after a time without a connection`, async ({
    page,
    context,
  }) => {
    const keys = new Keys(page);
    await page.goto(inLanguage('/listings', language));
    const main = page.getByRole('main');
    await keys.press('Tab');
    await keys.fill(main.locator('input[role=combobox]'), query);
    await context.setOffline(true);
    await keys.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      kitTexts(language).text('offline.title'),
    );

    await context.setOffline(false);
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(inLanguage('/listings/sales/brooklyn', language));
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('min_bedrooms')).toBe('2');
    await keys.use(main.getByRole('listitem').getByRole('link', { name: /,/ }).first());
    await expect(page).toHaveURL(/\/listings-detail\/\d+/);
  });
}

const kitTexts = (language: Language) => textsIn('packages/mf-kit/locales', language);
const pageTexts = (language: Language) => textsIn('mf-listings/locales', language);
const mailTexts = (language: Language) => textsIn('services/listings/src/locales', language);

for (const language of languages) {
  test(`a visitor books, moves and cancels a viewing by keyboard, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const { text, pattern } = textsIn('mf-listings/src/shared/viewings/locales', language);
    const mails = mailTexts(language);
    const { listing, remove } = await openTimes(request);
    const email = `viewer-${randomUUID().slice(0, 8)}@example.com`;
    const keys = new Keys(page);
    await page.goto(inLanguage(`/listings-detail/${listing}`, language));
    const part = page.getByRole('region', { name: text('book.title') });
    const book = part.getByRole('button', { name: text('book.submit') });
    await keys.press('Tab');
    await keys.use(part.getByRole('radio').first(), 'Space');
    await keys.fill(part.getByLabel(text('book.name')), 'Ada King');
    await keys.fill(part.getByLabel(text('book.email')), email);
    await context.setOffline(true);
    await keys.use(book);
    await expect(part.getByRole('alert')).toContainText(kitTexts(language).text('form.offline'));
    await expect(part.getByLabel(text('book.email'))).toHaveValue(email);

    await context.setOffline(false);
    await keys.use(book);
    await expect(part.getByText(text('book.done'))).toBeFocused();
    const mail = await receivedMail(email, ({ calendar }) => calendar.includes('METHOD:REQUEST'));
    expect(mail.subject).toMatch(mails.pattern('viewings.mail.subject.booked'));

    await page.goto(await mailedLink(email, '/listings/viewing'));
    await keys.press('Tab');
    await keys.use(page.getByRole('radio').first(), 'Space');
    await keys.use(page.getByRole('button', { name: text('page.moveSubmit') }));
    await expect(page.getByText(pattern('page.moved'))).toBeFocused();
    await receivedMail(email, ({ calendar }) => calendar.includes('SEQUENCE:1'));
    const cancel = page.getByRole('button', { name: text('page.cancel') });
    await context.setOffline(true);
    await keys.use(cancel);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      kitTexts(language).text('network'),
    );
    await context.setOffline(false);
    await keys.use(cancel);
    await expect(page.getByText(pattern('page.cancelledText'))).toBeFocused();
    const end = await receivedMail(email, ({ calendar }) => calendar.includes('METHOD:CANCEL'));
    expect(end.subject).toMatch(mails.pattern('viewings.mail.subject.cancelled'));
    await remove();
  });

  test(`a visitor saves a search and confirms it by the link of the mail, by keyboard, in ${language}`, async ({
    page,
    context,
  }) => {
    const { text } = textsIn('mf-listings/src/shared/saved-searches/locales', language);
    const email = `seeker-${randomUUID().slice(0, 8)}@example.com`;
    const keys = new Keys(page);
    await page.goto(inLanguage('/listings/sales/queens?min_bedrooms=3', language));
    await keys.press('Tab');
    await keys.use(page.getByRole('button', { name: pageTexts(language).text('results.save') }));
    const dialog = page.getByRole('dialog', { name: text('dialog.title') });
    const save = dialog.getByRole('button', { name: text('dialog.submit'), exact: true });
    await keys.fill(dialog.getByLabel(text('dialog.name'), { exact: true }), 'Ada King');
    await keys.fill(dialog.getByLabel(text('dialog.email'), { exact: true }), email);
    await keys.choose(dialog.getByLabel(text('frequency.label')), text('frequency.daily'));
    await context.setOffline(true);
    await keys.use(save);
    await expect(dialog.getByRole('alert')).toContainText(kitTexts(language).text('form.offline'));
    await expect(dialog.getByLabel(text('dialog.email'), { exact: true })).toHaveValue(email);
    await context.setOffline(false);
    await keys.use(save);
    await expect(dialog.getByText(text('dialog.sent'))).toBeFocused();
    const subject = mailTexts(language).text('savedSearches.confirmation.subject');
    await receivedMail(email, (mail) => mail.subject === subject);

    await page.goto(await mailedLink(email, '/listings/saved-searches'));
    await keys.press('Tab');
    const confirm = page.getByRole('button', { name: text('confirm.submit') });
    await expect(confirm).toBeEnabled();
    await context.setOffline(true);
    await keys.use(confirm);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      kitTexts(language).text('network'),
    );
    await context.setOffline(false);
    await keys.use(confirm);
    await expect(page.getByText(text('confirm.done'))).toBeFocused();
  });

  test(`a visitor draws an area on the map by keyboard and gets its homes after a time without a connection, in ${language}`, async ({
    page,
    context,
  }) => {
    const { text } = pageTexts(language);
    const keys = new Keys(page);
    await page.goto(inLanguage('/listings/sales/queens?view=map', language));
    const window = page.getByRole('region', { name: text('resultsMap.title') });
    await expect(window.locator('.leaflet-marker-pane > div > span').first()).toBeVisible();
    await keys.press('Tab');
    const draw = text('resultsMap.draw');
    await keys.use(page.getByRole('button', { name: draw }));
    const corners = page.getByRole('group', { name: draw }).getByRole('status');
    for (const [corner, move] of [
      ['1', 'ArrowRight'],
      ['2', 'ArrowDown'],
      ['3', 'ArrowLeft'],
    ] as const) {
      await keys.press('Enter');
      await expect(corners).toContainText(corner);
      await keys.press(move);
    }
    await context.setOffline(true);
    await keys.use(page.getByRole('button', { name: text('resultsMap.finishArea') }));
    await expect(page.getByText(kitTexts(language).text('offline.title'))).toBeVisible();

    await context.setOffline(false);
    await expect(page).toHaveURL(/within=/);
    const query = new URL(page.url()).searchParams;
    const within = query.getAll('within').map((area) => ['within', area]);
    const wanted = new URLSearchParams([['type', 'sales'], ['location', 'queens'], ...within]);
    const found = await page.request.get(`/api/auth/listings-listfind?${wanted}`);
    const { total } = (await found.json()) as { total: number };
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${total}\\D`) }),
    ).toBeVisible();
  });

  test(`a visitor keeps a home by keyboard and shares what was noted without a connection, in ${language}`, async ({
    browser,
    page,
    context,
    request,
  }) => {
    const { text, pattern } = textsIn('mf-listings/src/shared/favourite-lists/locales', language);
    const found = await request.get('/api/auth/listings-listfind?type=sales&location=manhattan');
    const { list } = (await found.json()) as { list: [{ id: number }] };
    const keys = new Keys(page);
    await page.goto(inLanguage(`/listings-detail/${list[0].id}`, language));
    await keys.press('Tab');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: pageTexts(language).pattern('favourites.button') })
      .first();
    await keys.use(heart, 'Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await page.goto(inLanguage('/listings/favourites', language));
    await keys.press('Tab');
    const panel = page.getByRole('region', { name: text('panel.title') });
    await keys.use(panel.locator('summary'));
    await keys.use(panel.getByRole('button', { name: text('panel.create') }));
    const share = panel.getByRole('textbox', { name: text('panel.share') });
    await expect(share).toHaveValue(/#shared=/);
    const addNote = page.getByRole('button', { name: pattern('note.addNamed') });
    await expect(addNote).toBeVisible();
    await context.setOffline(true);
    await keys.use(addNote);
    await keys.fill(page.getByLabel(pattern('note.label')), 'Рядом парк');
    await keys.use(page.getByRole('button', { name: text('note.save'), exact: true }));
    await expect(page.getByText('Рядом парк')).toBeVisible();
    await context.setOffline(false);
    await expect(panel.getByText(text('sync.done'))).toBeVisible();

    const friend = await browser.newPage();
    const guest = new Keys(friend);
    await friend.goto(await share.inputValue());
    await expect(friend.getByText('Рядом парк')).toBeVisible();
    await guest.press('Tab');
    await guest.use(friend.getByRole('button', { name: pattern('contributions.up') }));
    await guest.fill(friend.getByLabel(text('person.label')).first(), 'Bo');
    await guest.use(friend.getByRole('button', { name: text('person.save') }).first());
    await expect(friend.getByText(pattern('contributions.for'))).toContainText('Bo');
    await guest.use(friend.getByRole('listitem').locator('summary').first());
    await guest.fill(friend.getByLabel(text('contributions.label')), 'OK');
    await guest.use(friend.getByRole('button', { name: text('contributions.send') }));
    await expect(friend.getByText(text('contributions.sent'))).toBeVisible();
    await friend.close();
  });
}

/** Opens two times to see a home. */
async function openTimes(request: APIRequestContext) {
  const found = await request.get('/api/auth/listings-listfind?type=sales&location=queens');
  const { list } = (await found.json()) as { list: [{ id: number }] };
  const [{ id: listing }] = list;
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  // Times that overlap are not opened, and an earlier attempt may have left some. Later weeks belong to another test.
  const day = new Date(Date.now() + randomInt(2, 12) * DAY).toISOString().slice(0, 10);
  const hour = randomInt(10, 20);
  const data = {
    home: String(listing),
    day,
    from: `${hour}:00`,
    to: `${hour + 1}:00`,
    minutes: 30,
  };
  const opened = await request.post('/api/auth/viewing-calendar/slots', { headers, data });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { list: slots } = (await opened.json()) as { list: { id: number }[] };
  const remove = async () => {
    for (const { id } of slots) {
      const removed = await request.delete(`/api/auth/viewing-calendar/slots/${id}`, { headers });
      expect(removed.ok(), await removed.text()).toBe(true);
    }
  };
  return { listing, remove };
}
