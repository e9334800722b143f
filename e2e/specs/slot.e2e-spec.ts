import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { test as testOfSecondSite } from '../fixtures/second-site.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const slot = (page: Page) => page.locator('[data-slot="newest-homes"]');

/** What a page asks for of the remote that offers the slot, and of what is shown in it. */
function watchListings(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/r\/mf-listings\/|listings-newest/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The home page, with all that comes by scrolling down. */
async function readHome(page: Page): Promise<void> {
  await new PublicSite(page).open('/');
  await expect(page.locator('#section-data')).not.toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settled(page);
}

test('the home page shows the newest listings, rendered by another section', async ({
  healthyPage: page,
}) => {
  await readHome(page);
  await slot(page).scrollIntoViewIfNeeded();
  const homes = slot(page)
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  await expect(homes).toHaveCount(3);

  const address = await homes.first().getAttribute('href');
  await homes.first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('[data-remote="mf-listings"] h1')).toBeVisible();
});

/** Pixels by which what stands below may move when the homes take the room that was kept: addresses wrap or do not. */
const ROUGHLY = 60;

for (const width of [390, 768, 1440]) {
  test(`the footer does not move when the listings arrive, at ${width} px`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/listings-newest?*', async (route) => {
      await answered;
      await route.continue();
    });
    await new PublicSite(page).open('/');
    await expect(slot(page)).toBeAttached();
    const footer = page.getByRole('contentinfo');
    const fromTop = () =>
      footer.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await fromTop();
    await footer.getByRole('link').first().focus();
    await slot(page).scrollIntoViewIfNeeded();
    answer();
    await expect(slot(page).getByRole('heading', { level: 3 })).toHaveCount(3);
    expect(Math.abs((await fromTop()) - before)).toBeLessThan(ROUGHLY);
  });
}

testOfSecondSite.use({ absentRemote: 'mf-listings' });

testOfSecondSite('requests nothing where no remote offers the slot', async ({ page }) => {
  const asked = watchListings(page);
  await readHome(page);
  await expect(slot(page)).not.toBeAttached();
  expect(asked).toEqual([]);
});
