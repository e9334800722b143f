import { expect, test, type Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { employee, openAs } from '../fixtures/session.js';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(({ page }) => openAs(employee, page, '/dashboard'));

test('shows the state of the work, and links to it', async ({ page }) => {
  // The tests beside this one move none to this status.
  const row = part(page, 'Properties by status').getByRole('row', { name: /Offer Negotiation/ });
  const count = await row.getByRole('cell').first().innerText();
  await expect(part(page, 'Waiting longest').getByRole('listitem').first()).toContainText('day');
  await expect(part(page, 'Latest enquiries').getByRole('listitem')).toHaveCount(5);
  await expect(part(page, 'Documents asked for')).toContainText('Overdue');

  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/current-properties\?status=5$/);
  await expect(page.getByRole('main')).toContainText(`of ${count}`);
});

test('shows its other parts while one service is down, and retries that service', async ({
  page,
}) => {
  const failure = { error: 1, message: 'The service does not answer. Please try again.' };
  await page.route('**/api/auth/dashboard-work', (route) =>
    route.fulfill({ status: 503, json: failure }),
  );
  await page.reload();
  const waiting = part(page, 'Waiting longest');
  await expect(waiting.getByRole('alert')).toContainText(failure.message);
  await expect(part(page, 'Latest enquiries').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Your work' }).getByRole('link')).toHaveCount(
    4,
  );
  await page.unroute('**/api/auth/dashboard-work');
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
});

test('uploads a picture that is cropped by keyboard, and shows it in both tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/dashboard');
  const portraitOf = (tab: Page) => tab.getByRole('banner').locator('.user-menu img');
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByLabel(/arrow keys move it/).focus();
  await page.keyboard.press('ArrowRight');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();

  await expect(page.getByText('profile updated successfully')).toBeVisible();
  const image = /^\/api\/auth\/profile-images\/[\w-]+\.webp$/;
  await expect(portraitOf(page)).toHaveAttribute('src', image);
  await expect(portraitOf(other)).toHaveAttribute('src', image);
});

test('shows an error for a file that is not a picture', async ({ page }) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/cannot be read as a picture/)).toBeVisible();
});
