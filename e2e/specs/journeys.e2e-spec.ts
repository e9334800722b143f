import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { reactCopies } from '../fixtures/react-copies.js';
import { employee } from '../fixtures/session.js';
import { Door } from '../pages/door.js';
import { PublicSite } from '../pages/public-site.js';

const mark = 'the document of the first page';

const markDocument = (page: Page) =>
  page.evaluate((text) => Object.assign(window, { journeyMark: text }), mark);

const readMark = (page: Page) =>
  page.evaluate(() => (window as unknown as { journeyMark?: string }).journeyMark);

test('walks the four sections in one document with one copy of React', async ({
  healthyPage: page,
}) => {
  const site = new PublicSite(page);
  const copies = new Set<string>();
  const stillOneDocument = async () => {
    for (const copy of await reactCopies(page)) copies.add(copy);
    expect(await readMark(page)).toBe(mark);
  };

  await test.step('marketing: the home page', async () => {
    await site.open('/');
    await markDocument(page);
    await expect(page.getByRole('link', { name: 'LEARN MORE' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
    await stillOneDocument();
  });

  await test.step('listings: tabs, tiles, results, detail', async () => {
    await site.follow('Listings');
    await site.chooseTab('RENTALS');
    await site.chooseTab('SALES');
    await page
      .getByRole('main')
      .getByRole('link', { name: /queens/i })
      .click();
    await expect(page).toHaveURL(/\/listings\/sales\/queens/);
    await expect(site.heading('LISTINGS')).toBeVisible();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' }).first();
    await expect(card).toContainText(/\$[\d,]+/);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listings-detail\/\d+/);
    await expect(page.getByText('Lot Size')).toBeVisible();
    await stillOneDocument();
  });

  await test.step('portfolio: two tabs and their cards', async () => {
    await site.follow('Portfolio');
    const completed = page.getByRole('tab', { name: 'COMPLETED PROJECTS' });
    await expect(completed).toHaveAttribute('aria-selected', 'true');
    await site.chooseTab('CURRENT PORTFOLIO');
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/singleportfolio\/\d+/);
    await expect(page.getByText('PROPERTY DETAILS')).toBeVisible();
    await stillOneDocument();
  });

  await test.step('staff: login, dashboard, properties, logout', async () => {
    await site.follow('Investor Login');
    await page.getByRole('main').getByRole('link', { name: 'Employee Login' }).click();
    await expect(page).toHaveURL(/:\d+\/login$/);
    await new Door(page).enter(employee.email, employee.password);
    await expect(page).toHaveURL(/\/dashboard$/);
    for (const tile of [
      'Current Properties',
      'Employment Contract',
      'Employee Handbook',
      'Training',
    ]) {
      await expect(page.getByRole('main').getByRole('link', { name: tile })).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Current Properties' }).click();
    await expect(page.getByRole('columnheader', { name: 'Servicing Bank' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
    await stillOneDocument();
    await page.getByRole('banner').getByRole('button', { name: 'Emma Clarke' }).click();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => sessionStorage.getItem('authUser'))).toBeNull();
    await stillOneDocument();
  });

  expect([...copies]).toHaveLength(1);
});

test('a protected page sends a visitor without a session to /home', async ({ page }) => {
  await page.goto('/current-properties');
  await expect(page).toHaveURL(/\/home$/);
});
