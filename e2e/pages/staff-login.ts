import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../fixtures/stack.js';

/** Signs an employee in through the form, as a person does. */
export async function signInAsEmployee(page: Page, email = 'employee@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
