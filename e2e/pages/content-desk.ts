import {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { Keys } from '../fixtures/keyboard/keys.js';
import { ownAccount } from '../fixtures/own-account.js';
import { signIn } from '../fixtures/session.js';
import { EntryEditor } from './entry-editor.js';

/** The content screens, worked by the keyboard alone. */
export class ContentDesk extends Keys {
  readonly editor: EntryEditor;

  constructor(page: Page) {
    super(page);
    this.editor = new EntryEditor(page);
  }

  /** The topmost. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' });
  }

  /** Opens the overview of the content, where nothing has the focus yet. */
  async begin(): Promise<void> {
    await this.page.goto('/content');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.press('Tab');
  }

  /** Follows a link of the page; the focus is then on the heading of the next. */
  async follow(link: Locator, heading: string | RegExp): Promise<void> {
    await this.use(link);
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }

  /** Opens a dialog, which has no violations. */
  async openDialog(opener: Locator, key = 'Enter'): Promise<void> {
    await this.use(opener, key);
    await this.expectDialog();
  }

  async expectDialog(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog.locator(':focus')).toHaveCount(1);
    await expect(this.dialog.getByText('Loading…')).toHaveCount(0);
    await this.expectNoViolations('dialog[open]');
  }

  /** The dialog has closed, and the focus is where it came from. */
  async expectBackAt(opener: Locator): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  /** Opens a dialog and leaves it with Escape. */
  async lookAt(opener: Locator): Promise<void> {
    await this.openDialog(opener);
    await this.press('Escape');
    await this.expectBackAt(opener);
  }

  /** Chooses an action of the entry and confirms it. */
  async act(name: string): Promise<void> {
    await this.use(this.button('More'));
    await this.openDialog(this.button(name));
    await this.use(this.button(name, this.dialog));
    await expect(this.dialog).toHaveCount(0);
  }

  async expectNoViolations(within?: string): Promise<void> {
    expect(await violations(this.page, within)).toEqual([]);
  }
}

/** A browser in which somebody with a right has signed in. */
export async function openDesk(
  browser: Browser,
  request: APIRequestContext,
  right: 'editor' | 'publisher',
): Promise<ContentDesk> {
  // A color that is on its way to another has no contrast of its own.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await signIn(await ownAccount(request, { type: 'admin', rights: [right] }), page);
  return new ContentDesk(page);
}
