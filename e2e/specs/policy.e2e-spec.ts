import { expect, test } from '@playwright/test';

const REPORTS = '/api/site/policy-reports';

test('a browser keeps out what a page has from elsewhere, and tells the gateway of it', async ({
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

test('no page asks a browser for a device, or gives it a header that it does not know', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/');
  expect(told.filter((text) => text.includes('Permissions-Policy'))).toEqual([]);
  const state = await page.evaluate(
    async () => (await navigator.permissions.query({ name: 'geolocation' })).state,
  );
  expect(state).toBe('denied');
});

test('a video asks nobody before play is pressed, whatever the browser says of privacy', async ({
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
