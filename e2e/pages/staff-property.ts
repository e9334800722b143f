import { expect, type Locator, type Page } from '@playwright/test';

/** A property that a test has to itself. */
export interface OwnProperty {
  id: number;
  reference: string;
  address: string;
}

/** Takes a property into servicing as whoever is signed in on the page, by the call that the form makes. */
export async function newProperty(page: Page, address: string): Promise<OwnProperty> {
  const answer = await page.request.post('/api/auth/current-properties', {
    headers: await token(page),
    data: { address, servicing_bank: 'Harbor Savings', type_of_property: 'Condo' },
  });
  expect(answer.status()).toBe(200);
  const { list } = (await answer.json()) as { list: OwnProperty[] };
  return list[0] as OwnProperty;
}

const token = async (page: Page) => {
  const stored = await page.evaluate(() => sessionStorage.getItem('authUser'));
  const { access_token } = JSON.parse(stored ?? '{}') as { access_token?: string };
  return { authorization: `Bearer ${access_token ?? ''}` };
};

/** The page of one property. */
export class PropertyPage {
  readonly history: Locator;

  constructor(private readonly page: Page) {
    this.history = page.getByRole('list', { name: 'History' });
  }

  async open({ id, address }: OwnProperty): Promise<void> {
    await this.page.goto(`/current-properties/${id}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(address);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Opens the dialog that moves the status, and fills it in. */
  async prepareMove(to: string, reason: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Move status' }).click();
    const dialog = this.dialog('Move to another status');
    await dialog.getByLabel('Move to').selectOption({ label: to });
    await dialog.getByLabel('Reason').fill(reason);
    return dialog;
  }

  async move(to: string, reason: string): Promise<void> {
    const dialog = await this.prepareMove(to, reason);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async expectStep(step: string): Promise<void> {
    await expect(this.page.locator('[aria-current=step]')).toContainText(step);
  }
}
