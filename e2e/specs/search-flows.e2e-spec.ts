import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Keys } from '../fixtures/keyboard/keys.js';
import { mailedLink, receivedMail } from '../fixtures/mails.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, type Language } from '../fixtures/public-pages.js';
import { accessToken, admin } from '../fixtures/session.js';

const DAY = 86_400_000;

// On a phone with a keyboard, and the connection is lost in the middle. The German flow is that of an application.
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
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(NO_CONNECTION[language]);

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

const NO_CONNECTION: Record<Language, string> = {
  en: 'There is no connection',
  de: 'Keine Verbindung',
  it: 'Nessuna connessione',
  es: 'Sin conexión',
  ru: 'Нет соединения',
};

test('a visitor books a viewing in Spanish by keyboard, and cancels it by the link of the mail', async ({
  page,
  context,
  request,
}) => {
  const { listing, remove } = await openSlot(request);
  const email = `viewer-${randomUUID().slice(0, 8)}@example.com`;
  const keys = new Keys(page);
  await page.goto(`/es/listings-detail/${listing}`);
  const part = page.getByRole('region', { name: 'Visitar este inmueble' });
  await keys.press('Tab');
  await keys.use(part.getByRole('radio').first(), 'Space');
  await keys.fill(part.getByLabel('Su nombre'), 'Ada King');
  await keys.fill(part.getByLabel('Correo electrónico'), email);
  await context.setOffline(true);
  await keys.use(part.getByRole('button', { name: 'Reservar esta hora' }));
  await expect(part.getByRole('alert')).toContainText('No tiene conexión');
  await expect(part.getByLabel('Correo electrónico')).toHaveValue(email);

  await context.setOffline(false);
  await keys.use(part.getByRole('button', { name: 'Reservar esta hora' }));
  await expect(part.getByText('Su visita está reservada')).toBeFocused();
  const mail = await receivedMail(email, ({ calendar }) => calendar.includes('METHOD:REQUEST'));
  expect(mail.text).toContain('visita');

  await page.goto(await mailedLink(email, '/listings/viewing'));
  await keys.press('Tab');
  const cancel = page.getByRole('button', { name: 'Cancelar la visita' });
  await expect(cancel).toBeEnabled();
  await context.setOffline(true);
  await keys.use(cancel);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'No podemos conectar con el servidor',
  );
  await context.setOffline(false);
  await keys.use(cancel);
  await expect(page.getByText(/^Su visita está cancelada/)).toBeFocused();
  await receivedMail(email, ({ calendar }) => calendar.includes('METHOD:CANCEL'));
  await remove();
});

/** Opens one time to see a home. */
async function openSlot(request: APIRequestContext) {
  const found = await request.get('/api/auth/listings-listfind?type=sales&location=queens');
  const { list } = (await found.json()) as { list: [{ id: number }] };
  const [{ id: listing }] = list;
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  // Times that overlap are not opened, and an earlier attempt may have left some. Later weeks belong to another test.
  const day = new Date(Date.now() + randomInt(2, 12) * DAY).toISOString().slice(0, 10);
  const hour = randomInt(10, 20);
  const data = { home: String(listing), day, from: `${hour}:00`, to: `${hour}:30`, minutes: 30 };
  const opened = await request.post('/api/auth/viewing-calendar/slots', { headers, data });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { list: slots } = (await opened.json()) as { list: [{ id: number }] };
  const remove = async () => {
    const [{ id }] = slots;
    const removed = await request.delete(`/api/auth/viewing-calendar/slots/${id}`, { headers });
    expect(removed.ok(), await removed.text()).toBe(true);
  };
  return { listing, remove };
}

test('a visitor saves a search in Italian by keyboard, and confirms it by the link of the mail', async ({
  page,
  context,
}) => {
  const email = `seeker-${randomUUID().slice(0, 8)}@example.com`;
  const keys = new Keys(page);
  await page.goto('/it/listings/sales/queens?min_bedrooms=3');
  await keys.press('Tab');
  await keys.use(page.getByRole('button', { name: 'Salva ricerca' }));
  const dialog = page.getByRole('dialog', { name: 'Salva questa ricerca' });
  await keys.fill(dialog.getByLabel('Il Suo nome'), 'Ada King');
  await keys.fill(dialog.getByLabel('E-mail'), email);
  await keys.choose(dialog.getByLabel('Quanto spesso'), 'Una volta al giorno');
  await context.setOffline(true);
  await keys.use(dialog.getByRole('button', { name: 'Salva' }));
  await expect(dialog.getByRole('alert')).toContainText('È offline');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await context.setOffline(false);
  await keys.use(dialog.getByRole('button', { name: 'Salva' }));
  await expect(dialog.getByText('Controlli la Sua casella di posta')).toBeFocused();

  await page.goto(await mailedLink(email, '/listings/saved-searches'));
  await keys.press('Tab');
  const confirm = page.getByRole('button', { name: 'Conferma' });
  await expect(confirm).toBeEnabled();
  await context.setOffline(true);
  await keys.use(confirm);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Il server non è raggiungibile',
  );
  await context.setOffline(false);
  await keys.use(confirm);
  await expect(page.getByText('Gli avvisi sono attivi')).toBeFocused();
});

test('a visitor saves a home in Russian by keyboard, and shares what was noted without a connection', async ({
  browser,
  page,
  context,
  request,
}) => {
  const found = await request.get('/api/auth/listings-listfind?type=sales&location=manhattan');
  const { list } = (await found.json()) as { list: [{ id: number }] };
  const keys = new Keys(page);
  await page.goto(`/ru/listings-detail/${list[0].id}`);
  await keys.press('Tab');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Сохранить: / })
    .first();
  await keys.use(heart, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/ru/listings/favourites');
  await keys.press('Tab');
  const panel = page.getByRole('region', { name: 'На других ваших устройствах' });
  await keys.use(panel.locator('summary'));
  await keys.use(panel.getByRole('button', { name: 'Перенести на другое устройство' }));
  const share = panel.getByRole('textbox', { name: 'Ссылка, чтобы поделиться' });
  await expect(share).toHaveValue(/#shared=/);
  await context.setOffline(true);
  await keys.use(page.getByRole('button', { name: /^Добавить заметку: / }));
  await keys.fill(page.getByLabel(/^Ваша заметка: /), 'Рядом парк');
  await keys.use(page.getByRole('button', { name: 'Сохранить', exact: true }));
  await expect(page.getByText('Рядом парк')).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByText('Совпадает с вашим списком.')).toBeVisible();

  const friend = await browser.newPage();
  await friend.goto(await share.inputValue());
  await expect(friend.getByText('Рядом парк')).toBeVisible();
  await friend.close();
});
