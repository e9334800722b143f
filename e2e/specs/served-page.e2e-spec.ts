import { expect, test } from '../fixtures/page-health.js';
import { demoPassword } from '../fixtures/stack.js';

test('a section with a missing bundle can be read, left by its links, and loaded by Retry', async ({
  page,
}) => {
  await page.route(/\/r\/mf-portfolio\/.*\.js/, (route) => route.abort());
  await page.goto('/portfolio');
  const notice = page.getByText('You can read this page and follow its links');
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('its links are page loads', async () => {
    await page.locator('#main a[href^="/singleportfolio/"]').first().click();
    await expect(page).toHaveURL(/\/singleportfolio\//);
    await expect(notice).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Retry brings it back', async () => {
    await page.unroute(/\/r\/mf-portfolio\/.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#section-data')).not.toBeAttached();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the language of the address stays while browsing', async ({ healthyPage: page }) => {
  await page.goto('/de/home');
  await expect(page.locator('#section-data')).not.toBeAttached();
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));

  await page.getByRole('banner').getByRole('link', { name: 'Immobilien', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/listings$/);
  await expect(page).toHaveTitle(/^Immobilien/);
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/home$/);
  expect(loads).toBe(0);
});

test('choosing another language changes the prefix, keeps the query, and is stored', async ({
  healthyPage: page,
}) => {
  await page.goto('/de/listings?tab=rentals');
  await expect(page.locator('#section-data')).not.toBeAttached();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/listings\?tab=rentals$/);
  await page.goto('/listings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('a protected page redirects to the home page in the language of its address', async ({
  healthyPage: page,
}) => {
  await page.goto('/de/dashboard');
  await expect(page).toHaveURL(/\/de\/home$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus and languages work', async ({ page }) => {
    await page.goto('/home');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'About' }).hover();
    await banner.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/history$/);
    await page.getByRole('button', { name: 'Language: English' }).focus();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/history$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('input from before hydration is kept, and submitted only by the scripts', async ({
  healthyPage: page,
}) => {
  let startScripts = (): void => undefined;
  const started = new Promise<void>((resolve) => (startScripts = resolve));
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByLabel('Remember me').check();
  await expect(page).toHaveURL(/\/login$/);

  startScripts();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Adrian Cole' })).toBeVisible();
});
