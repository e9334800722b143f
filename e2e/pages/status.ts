import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which a team sees what runs. */
export class StatusPage {
  constructor(private readonly page: Page) {}

  get services(): Locator {
    return this.page.getByRole('table', { name: 'Services' });
  }

  /** What an employee sees on every page of a browser that does not have what visitors have. */
  get badge(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Reset' });
  }

  /** One version of a section. */
  row(remote: string, version: string): Locator {
    const versions = this.page.getByRole('table', { name: `Versions of ${remote}` });
    return versions.getByRole('row').filter({ hasText: version });
  }

  /** Opens the dialog by which an employee sees another build of a section. */
  async wish(remote: string): Promise<Locator> {
    const name = `See another build of ${remote}`;
    await this.page.getByRole('button', { name }).click();
    const dialog = this.page.getByRole('dialog', { name: `Another build of ${remote}` });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Sends the dialog, after which the page is another one. */
  async see(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'See it' }).click();
    await expect(this.badge).toBeVisible();
  }
}
