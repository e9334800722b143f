import { expect, test } from '@playwright/test';

const REPORTS = '/api/site/policy-reports';

test('a browser blocks content from other origins, and reports it to the gateway', async ({
  page,
}) => {
  await page.goto('/contact');
  const reported = page.waitForResponse((answer) => answer.url().endsWith(REPORTS));
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.test/pixel.png?who=1';
    document.body.append(picture);
  });
  expect((await reported).status()).toBe(204);
});

test('no page requests a device, or sends an unknown header', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/');
  expect(told.filter((text) => text.includes('Permissions-Policy'))).toEqual([]);
  const state = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  );
  expect(state).toBe('denied');
});

test('a video sends no request before play is pressed, whatever the privacy settings', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const page = await context.newPage();
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.abort();
  });
  await page.goto('/videos');
  const play = page.locator('button.pp-video').first();
  await expect(play).toBeVisible();
  expect(foreign).toEqual([]);
  await play.click();
  await expect(() => expect(foreign).toContain('www.youtube-nocookie.com')).toPass();
  await context.close();
});
