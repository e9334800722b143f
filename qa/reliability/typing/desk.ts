import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../people/sign-in.js';

const ACCOUNT = { email: 'admin@example.com', password: DEMO_PASSWORD, type: 'admin' };

/** Milliseconds: a page is loaded while the machine does other work. */
const PAGE_LOADS = 60_000;
const PAGE_SHOWS = 20_000;
const MOST_VISITS = 5;

/** An editor with cookies and storage of their own, and one tab at a time. */
export class Desk {
  private tab?: Page;

  private constructor(
    private readonly origin: string,
    readonly context: BrowserContext,
  ) {}

  static async open(browser: Browser, origin: string): Promise<Desk> {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(PAGE_LOADS);
    const desk = new Desk(origin, context);
    await desk.signIn();
    return desk;
  }

  /** As the form of the site does it. A new tab renews the session with the cookie. */
  private async signIn(): Promise<void> {
    const page = await this.page();
    const answer = await this.context.request.post(`${this.origin}/api/auth/login`, {
      data: ACCOUNT,
    });
    if (!answer.ok()) throw new Error(`The sign-in gave ${answer.status()}`);
    // The smallest page of the site.
    await page.goto(`${this.origin}/robots.txt`);
    await page.evaluate(
      (session) => {
        sessionStorage.setItem('authUser', session);
        document.cookie = 'remembered=0; path=/; samesite=strict';
      },
      await answer.text(),
    );
  }

  /** The open tab, or a new one. */
  async page(): Promise<Page> {
    return (this.tab ??= await this.context.newPage());
  }

  /** Opens a newsletter in the editor. @returns a field of its form */
  async openEntry(id: number, label: RegExp): Promise<Locator> {
    const page = await this.page();
    const field = page.getByRole('textbox', { name: label });
    for (let visit = 1; ; visit += 1) {
      await page.goto(`${this.origin}/content/content/newsletter/${id}`);
      try {
        await field.waitFor({ timeout: PAGE_SHOWS });
        return field;
      } catch (error) {
        // The site may have been busy: a person reloads the page.
        if (visit === MOST_VISITS) throw error;
      }
    }
  }

  async closeTab(): Promise<void> {
    const page = await this.page();
    this.tab = undefined;
    await page.close();
  }

  /** Ends the process of the tab: none of its code runs any more. */
  async crashTab(): Promise<void> {
    const page = await this.page();
    const session = await this.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // A process that has crashed does not answer.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.closeTab();
  }
}
