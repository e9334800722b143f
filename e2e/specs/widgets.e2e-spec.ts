import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

for (const [path, tabs] of [
  ['/portfolio', ['COMPLETED PROJECTS', 'CURRENT PORTFOLIO']],
  ['/listings', ['SALES', 'RENTALS', 'OPEN HOUSES']],
  ['/invest-with-us', ['Acquisitions', 'Development', 'Lending']],
] as const) {
  test(`the tabs of ${path} work by arrow keys and are one tab stop`, async ({
    healthyPage: page,
  }) => {
    await new PublicSite(page).open(path);
    await settled(page);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const expectOpen = async (name: string) => {
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    };
    const [first, second] = tabs;
    const last = tabs[tabs.length - 1] as string;
    await tab(first).focus();
    await page.keyboard.press('ArrowRight');
    await expectOpen(second);
    await page.keyboard.press('End');
    await expectOpen(last);
    await page.keyboard.press('ArrowRight');
    await expectOpen(first);
    await page.keyboard.press('ArrowLeft');
    await expectOpen(last);
    await page.keyboard.press('Home');
    await expectOpen(first);
  });
}

test('a picture opens in a dialog by keyboard, browses, and returns the focus', async ({
  healthyPage: page,
}) => {
  await new PublicSite(page).open('/singleportfolio/1');
  await settled(page);
  const opener = page.getByRole('list', { name: 'Pictures of the project' }).getByRole('link');
  await opener.nth(1).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/picture 2 of/);
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName(/picture 3 of/);
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener.nth(1)).toBeFocused();
});

/** The picture and the message that the slideshow shows. */
const shownSlide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-roledescription="carousel"] [data-state="current"]')]
      .map((part) => part.querySelector('img')?.currentSrc ?? part.textContent)
      .join(),
  );

test.describe('the slideshow', () => {
  test('has a name, moves, and can be paused by keyboard', async ({ healthyPage: page }) => {
    await page.clock.install();
    await new PublicSite(page).open('/');
    // The clock would end what loads.
    await settled(page);
    const show = page.getByRole('region', { name: 'What Phantom Partners does' });
    await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
    const pause = show.getByRole('button', { name: 'Pause the slideshow' });
    await expect(pause).toBeVisible();
    const first = await shownSlide(page);
    await page.clock.runFor(6_500);
    await expect.poll(() => shownSlide(page)).not.toBe(first);

    await pause.press('Enter');
    await expect(show.getByRole('button', { name: 'Play the slideshow' })).toBeFocused();
    const stopped = await shownSlide(page);
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(stopped);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not move', async ({ healthyPage: page }) => {
      await page.clock.install();
      await new PublicSite(page).open('/');
      // The clock would end what loads.
      await settled(page);
      await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
      const first = await shownSlide(page);
      await page.clock.runFor(30_000);
      expect(await shownSlide(page)).toBe(first);
    });
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selection and focus stay visible', async ({ healthyPage: page }) => {
    await new PublicSite(page).open('/portfolio');
    const ground = (selected: boolean) =>
      page.getByRole('tab', { selected }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await ground(true)).not.toBe(await ground(false));
    const here = page.getByRole('banner').getByRole('link', { name: 'Portfolio' });
    const other = page.getByRole('banner').getByRole('link', { name: 'Listings' });
    const groundOf = (link: typeof here) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(here)).not.toBe(await groundOf(other));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    expect(outline).toBe('solid');
  });
});
