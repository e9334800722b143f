import { recordLanguages } from '../fixtures/languages/loaded-languages.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

test('the chosen language stays after a reload and in a new tab', async ({
  healthyPage: page,
  context,
}) => {
  const site = new PublicSite(page);
  await site.open('/portfolio');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab').first()).toHaveText('ABGESCHLOSSENE PROJEKTE');
  await expect(page).toHaveTitle(/^Portfolio/);
  await expect(page).toHaveURL(/\/de\/portfolio$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab').first()).toHaveText('ABGESCHLOSSENE PROJEKTE');

  const tab = await context.newPage();
  await tab.goto('/listings');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
  await expect(tab.getByRole('tab').first()).toHaveText('KAUFEN');
});

test('only the language in use is loaded, and another one when it is chosen', async ({
  healthyPage: page,
  context,
}) => {
  await context.addCookies([{ name: 'lang', value: 'it', url: 'http://localhost' }]);
  const loaded = recordLanguages(page);
  const site = new PublicSite(page);
  await site.open('/overview');
  await settled(page);
  await site.follow('Immobili');
  await expect(page).toHaveURL(/\/listings$/);
  await expect(page.getByRole('tab').first()).toHaveText('VENDITE');
  expect(await loaded()).toEqual(['it']);

  await page.getByRole('button', { name: 'Lingua: Italiano' }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByRole('tab').first()).toHaveText('ПРОДАЖА');
  expect(await loaded()).toEqual(['it', 'ru']);
});

test.describe('a browser that prefers German, without a chosen language', () => {
  test.use({ locale: 'de-DE' });

  test('gets page, frame and API texts in German', async ({ healthyPage: page }) => {
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Immobilien' })).toBeVisible();

    const call = page.waitForRequest(/\/api\/auth\/projects/);
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    expect((await call).headers()['accept-language']).toBe('de');
  });

  test('gets English from a link that was copied from an English page', async ({
    healthyPage: page,
    browser,
  }) => {
    await page.goto('/listings/sales/queens?beds=2');
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/listings\/sales\/queens\?beds=2$/);

    const stranger = await browser.newContext({ locale: 'de-DE' });
    const copied = await stranger.newPage();
    await copied.goto(page.url());
    await expect(copied.locator('html')).toHaveAttribute('lang', 'en');
    await expect(copied.getByRole('button', { name: 'Language: English' })).toBeVisible();
    await expect(copied.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /[^n]\/listings\/sales\/queens/,
    );
    await stranger.close();
  });

  test('gets the language that was chosen before', async ({ healthyPage: page, context }) => {
    await context.addCookies([{ name: 'lang', value: 'es', url: 'http://localhost' }]);
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
