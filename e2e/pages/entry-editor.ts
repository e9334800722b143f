import { expect, type Locator, type Page } from '@playwright/test';
import { openAs, type Person } from '../fixtures/session.js';

/** The page on which an entry of the content is written and published. */
export class EntryEditor {
  constructor(readonly page: Page) {}

  get title(): Locator {
    return this.page.getByRole('textbox', { name: /^Title/ });
  }

  /** Begins an entry of a type, in the list that is open. */
  async create(type: string): Promise<number> {
    await this.page.getByRole('button', { name: `New: ${type}` }).click();
    await expect(this.page).toHaveURL(/\/\d+$/);
    return Number(/\d+$/.exec(this.page.url())?.[0]);
  }

  /** @param list as `content/team-member` */
  async createAs(person: Person, list: string, type: string): Promise<number> {
    await openAs(person, this.page, `/content/${list}`);
    return this.create(type);
  }

  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}( · required)?$`));
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Chooses by the words that are shown. */
  async choose(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.field(label).selectOption({ label: value });
    }
  }

  /** Types into a rich text. */
  async write(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).click();
    await this.page.keyboard.type(text);
  }

  /** Uploads a picture from the dialog of a field, which chooses it. */
  async upload(label: string, picture: { name: string; mimeType: string; buffer: Buffer }) {
    const field = this.page.getByRole('group', { name: new RegExp(`^${label}`) }).last();
    await field.getByRole('button', { name: /^Choose/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByLabel('Files to upload').setInputFiles(picture);
    await expect(dialog).toHaveCount(0);
    await expect(field.getByRole('button', { name: 'Choose another' })).toBeVisible();
  }

  /** Chooses a picture of the library by its name. */
  async pick(label: string, name: string): Promise<void> {
    const field = this.page.getByRole('group', { name: new RegExp(`^${label}`) }).last();
    await field.getByRole('button', { name: /^Choose/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(dialog).toHaveCount(0);
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
  }

  /** Chooses an action of the entry and confirms it. */
  async act(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More' }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish…' }).click();
    await this.page.getByRole('button', { name: 'Publish now' }).click();
    // The message of an earlier publication may still be there.
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await this.toast('Published. Visitors see it at once.');
  }

  /** Schedules the publication for a moment that is near. A busy machine needs some seconds to fill in the dialog. */
  async scheduleSoon(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish…' }).click();
    await this.page.getByRole('radio', { name: 'Later' }).check();
    // Times are entered in New York time.
    const clock = new Intl.DateTimeFormat('sv', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const at = clock.format(Date.now() + 10_000).replace(' ', 'T');
    await this.page.getByLabel(/^From/).fill(at);
    await this.page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async toast(text: string): Promise<void> {
    await expect(this.page.getByText(text).last()).toBeVisible();
  }
}
