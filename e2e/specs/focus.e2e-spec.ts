import type { Page } from '@playwright/test';
import { focusStop } from '../fixtures/keyboard/focus-stop.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const announced = (page: Page) => page.locator('#page-announcement');
const activeElement = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('navigation moves the focus to the heading and announces the page, also with Back and Forward', async ({
  healthyPage: page,
}) => {
  const site = new PublicSite(page);
  await site.open('/overview');
  await settled(page);
  expect(await activeElement(page)).toBe('body');
  await expect(announced(page)).toHaveText('');

  await test.step('within a section', async () => {
    await page.getByRole('main').getByRole('link', { name: 'History' }).first().click();
    await expect(page).toHaveURL(/\/history$/);
    await expect(site.heading()).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
  });

  await test.step('to another section', async () => {
    await site.follow('Portfolio');
    await expect(site.heading('Portfolio')).toBeFocused();
    await expect(announced(page)).toHaveText('Portfolio | Phantom Partners');
  });

  await test.step('back and forward', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/history$/);
    await expect(site.heading()).toBeFocused();
    await expect(announced(page)).toHaveText(/history/i);
    await page.goForward();
    await expect(site.heading('Portfolio')).toBeFocused();
    await expect(announced(page)).toHaveText('Portfolio | Phantom Partners');
  });
});

test('a page with slow data gets the focus when its data arrives', async ({
  healthyPage: page,
}) => {
  const site = new PublicSite(page);
  await site.open('/overview');
  await settled(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/projects', async (route) => {
    await answered;
    await route.continue();
  });
  await site.follow('Portfolio');
  await expect(page.getByText('Loading…')).toBeAttached();
  answer();
  await expect(site.heading('Portfolio')).toBeFocused();
});

test('a link to an anchor scrolls to it and moves the focus', async ({ healthyPage: page }) => {
  await new PublicSite(page).open('/press-release');
  await settled(page);
  const link = page.getByRole('main').locator('a[href^="#"]').last();
  const place = page.locator((await link.getAttribute('href')) ?? '');
  await link.press('Enter');
  await expect(place).toBeInViewport();
  await page.keyboard.press('Tab');
  const isInPlace = await place.evaluate((element) => element.contains(document.activeElement));
  expect(isInPlace).toBe(true);
});

test('header and footer work by keyboard', async ({ healthyPage: page }) => {
  await new PublicSite(page).open('/lending');
  await settled(page);
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  const overview = page.getByRole('banner').getByRole('link', { name: 'Overview' });

  await test.step('every tab stop in header and footer is visible and has a focus ring', async () => {
    const faults: string[] = [];
    await page.keyboard.press('Tab');
    for (let stop = await focusStop(page); !stop.isInMain; stop = await focusStop(page)) {
      if (!stop.isSeen || !stop.hasRing) faults.push(stop.name);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let stop = await focusStop(page); stop.isInFooter; stop = await focusStop(page)) {
      if (!stop.isSeen || !stop.hasRing) faults.push(stop.name);
      await page.keyboard.press('Tab');
    }
    expect(faults).toEqual([]);
  });

  await test.step('Enter opens a menu, Escape closes it and returns the focus', async () => {
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(overview).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overview).toBeHidden();
    await expect(about).toBeFocused();
  });

  await test.step('a menu closes when the focus leaves it', async () => {
    await page.keyboard.press('Space');
    await expect(overview).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(overview).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the open menu traps the focus and returns it when it closes', async ({
    healthyPage: page,
  }) => {
    await new PublicSite(page).open('/lending');
    await settled(page);
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const links = await menu.getByRole('link').count();
    for (let stop = 0; stop < links + 3; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await menu.evaluate((dialog) => {
        const { activeElement } = document;
        // The browser's own controls are a stop, too.
        return activeElement !== document.body && !dialog.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
