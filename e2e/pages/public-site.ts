import { expect, type Locator, type Page } from '@playwright/test';

/** The public frame and what a visitor does in it. */
export class PublicSite {
  constructor(private readonly page: Page) {}

  get navigation(): Locator {
    return this.page.getByRole('banner').getByRole('navigation').first();
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading()).toBeVisible();
  }

  /** The one heading of the section on screen. */
  heading(name?: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name });
  }

  async follow(menuEntry: string): Promise<void> {
    await this.navigation.getByRole('link', { name: menuEntry, exact: true }).click();
  }

  async chooseTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
    await expect(this.page.getByRole('tab', { name, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
}
