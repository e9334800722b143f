import { expect, test, type Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { admin, employee, openAs } from '../fixtures/session.js';

const look = (page: Page) => page.locator('body').getAttribute('data-layout');

/** Opens the settings and makes choices by the names of their groups. */
async function choose(page: Page, ...choices: [group: string, choice: string][]): Promise<void> {
  await page.getByRole('button', { name: 'Layout settings' }).click();
  for (const [group, choice] of choices) {
    await page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
  }
}

test.beforeEach(({ page }) => openAs(employee, page, '/dashboard'));

test('shows the path of the page and the name of the user, with links to the profile and the logout', async ({
  page,
}) => {
  await expect(page).toHaveTitle('Dashboard | Phantom Partners');
  await page.goto('/employees');
  await expect(page).toHaveTitle('Employees | Phantom Partners');
  await page.getByRole('banner').locator('.user-menu').click();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('contentinfo')).toHaveText(
    `${new Date().getFullYear()} PHANTOM PARTNERS ALL RIGHTS RESERVED`,
  );
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('has an icon of its own for each page of the menu', async ({ page }) => {
  const icons = page.getByRole('navigation', { name: 'Staff menu' }).locator('.menu-icon path');
  await openAs(admin, page, '/dashboard');
  await expect(page.getByRole('link', { name: 'Design', exact: true })).toBeVisible();
  const shapes = await icons.evaluateAll((paths) => paths.map((each) => each.getAttribute('d')));
  expect(shapes.length).toBeGreaterThan(10);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('keeps the layout after a logout, and applies it before the first paint', async ({ page }) => {
  await choose(page, ['Sidebar colors', 'Colored'], ['Width', 'Boxed']);
  await expect(page.getByRole('radio', { name: 'Icon' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Layout settings' })).toBeFocused();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/home$/);
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toContain(
    'data-layout="menu-vertical width-boxed side-colored bar-light size-icon preloader-off shortcuts-on rows-comfortable"',
  );
});

test('switches from vertical to horizontal and back, with the matching top bar', async ({
  page,
}) => {
  await choose(page, ['Menu', 'Horizontal']);
  expect(await look(page)).toContain('menu-horizontal');
  expect(await look(page)).toContain('bar-dark');
  await page.getByRole('group', { name: 'Menu' }).getByText('Vertical').click();
  expect(await look(page)).toContain('bar-light');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(await look(page)).toBe(
    'menu-vertical width-fluid side-dark bar-light size-default preloader-off shortcuts-on rows-comfortable',
  );
});

test('shows the preloader for 2.5 seconds, and causes no delay when it is hidden', async ({
  page,
}) => {
  await choose(page);
  await page.getByRole('switch', { name: 'Preloader' }).check();
  const delays = await page.evaluate(() => {
    const { animationDelay, animationName } = getComputedStyle(document.body, '::before');
    return `${animationName} ${animationDelay}`;
  });
  expect(delays).toBe('staff-preloader-end 2.5s');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const cover = () => page.evaluate(() => getComputedStyle(document.body, '::before').visibility);
  await expect.poll(cover).toBe('hidden');
});

test('has a drawer on a phone, in every layout', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'layout', value: 'horizontal.boxed.light.dark.icon.off', url },
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL(/\/training$/);
  await expect(menu).toBeHidden();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

for (const layout of [
  'vertical.fluid.light.dark.compact.off',
  'vertical.fluid.colored.colored.condensed.off',
  'vertical.boxed.dark.light.default.off',
  'horizontal.fluid.dark.dark.default.off',
]) {
  test(`has readable contrast in the layout ${layout}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'layout', value: layout, url: baseURL ?? '' }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Staff menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
