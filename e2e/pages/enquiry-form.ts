import { expect, type Locator, type Page, type Route } from '@playwright/test';

type FormPath = '/contact' | '/invest-now';

const CALLS = { '/contact': '/api/auth/contact-us', '/invest-now': '/api/auth/investor' };
const SEND = { '/contact': 'Send message', '/invest-now': 'Send inquiry' };

/** One of the two public forms, in a browser. */
export class EnquiryForm {
  readonly call: string;
  readonly button: Locator;
  readonly alert: Locator;
  readonly thanks: Locator;

  constructor(
    readonly page: Page,
    readonly path: FormPath,
  ) {
    this.call = `**${CALLS[path]}`;
    this.button = page.getByRole('button', { name: SEND[path] });
    this.alert = page.locator('#main form [role=alert]');
    this.thanks = page.getByRole('dialog', { name: 'Thank You!' });
  }

  field = (name: string): Locator => this.page.locator('#main').getByLabel(name, { exact: true });

  async open(): Promise<void> {
    await this.page.goto(this.path);
    // The scripts have come: until then the button sends nothing.
    await expect(this.button).toHaveAttribute('type', 'submit');
  }

  /** What both forms need, from a visitor whose name tells the row. */
  async fillIn(name: string): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill('visitor@example.com');
    await this.field('Phone').fill('(212) 555-0100');
    if (this.path === '/contact') await this.field('Subject').fill('A house in Queens');
  }

  /** Answers the next attempts in the place of the server. */
  async answerWith(answer: Parameters<Route['fulfill']>[0]): Promise<void> {
    await this.page.route(this.call, (route) => route.fulfill(answer));
  }
}
