import { expect, type Page } from '@playwright/test';

/** One of the two login pages, and who comes through it. */
export class Door {
  constructor(
    private readonly page: Page,
    private readonly path: '/login' | '/investors/login' = '/login',
  ) {}

  async open(): Promise<void> {
    await this.page.goto(this.path);
    await this.ready();
  }

  /** The scripts have come: until then the button sends nothing. */
  async ready(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Log In' });
    await expect(button).toHaveAttribute('type', 'submit');
  }

  async enter(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.open();
    await this.enter(email, password);
    await expect(this.page).toHaveURL(/\/(dashboard|investors)$/);
  }
}
