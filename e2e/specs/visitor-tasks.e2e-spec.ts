import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { EnquiryForm } from '../pages/enquiry-form.js';
import { PublicSite } from '../pages/public-site.js';

/** A visitor with a phone, whose steps are counted: each tap, and each key that submits. docs/design.md compares them with the former pages. */
class PhoneVisitor {
  steps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }

  /** Typing is no step, the key that sends it is one. */
  async submit(text: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }
}

let visitor: PhoneVisitor;
let main: Locator;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ healthyPage: page }) => {
  visitor = new PhoneVisitor(page);
  main = page.getByRole('main');
  await new PublicSite(page).open('/');
});

test('finds a home with 2 bedrooms in Astoria in 2 steps', async ({ page }) => {
  await visitor.tap(main.getByRole('combobox', { name: /Neighborhood/ }));
  await visitor.submit('2 bed Astoria');
  await expect(page).toHaveURL(/\/listings\/sales.*min_bedrooms=2/);
  await expect(main.getByRole('listitem').filter({ hasText: '$' }).first()).toContainText(
    'Astoria',
  );
  expect(visitor.steps).toBe(2);
});

test('learns the terms of a loan in 1 step', async () => {
  await visitor.tap(main.getByRole('link', { name: /^Borrow/ }));
  // The home page has figures that are terms, too.
  await expect(main.getByRole('heading', { level: 1, name: 'Lending' })).toBeVisible();
  const terms = main.getByRole('term');
  await expect(terms.first()).toBeInViewport();
  await expect(terms.nth(2)).toBeVisible();
  expect(visitor.steps).toBe(1);
});

test('sees the track record in figures at once, and the story of a project in 1 step', async ({
  page,
}) => {
  const figures = main.getByRole('region', { name: 'The portfolio in figures' });
  await expect(figures.getByText('projects completed')).toBeVisible();
  const projects = main.getByRole('region', { name: 'Buildings we have put our name to' });
  await visitor.tap(projects.getByRole('heading', { level: 3 }).first());
  await expect(page).toHaveURL(/\/singleportfolio\/\d+$/);
  await expect(main.getByRole('heading', { name: 'PROPERTY DETAILS' })).toBeVisible();
  expect(visitor.steps).toBe(1);
});

test('reaches a member of the team in 3 steps', async ({ page }) => {
  await visitor.tap(page.getByRole('button', { name: 'Open the menu' }));
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await visitor.tap(menu.getByRole('link', { name: 'Our team' }));
  await visitor.tap(main.getByRole('link', { name: /Rafael Ortega/ }));
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  expect(visitor.steps).toBe(3);
});

test('reads how to invest, and asks about it, in 3 steps', async ({ page }) => {
  await visitor.tap(main.getByRole('link', { name: /^Invest\b/ }).first());
  await expect(new PublicSite(page).heading('Invest with us')).toBeVisible();
  await visitor.tap(main.getByRole('link', { name: 'Invest now' }));
  const form = new EnquiryForm(page, '/invest-now');
  await expect(form.button).toHaveAttribute('type', 'submit');
  await form.fillIn('Ada Moss');
  await visitor.tap(form.button);
  await expect(form.thanks).toBeVisible();
  expect(visitor.steps).toBe(3);
});
