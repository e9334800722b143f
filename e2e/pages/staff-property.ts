import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { accessToken, employee, openAs, type Person } from '../fixtures/session.js';

/** A property that a test has to itself. */
export interface OwnProperty {
  id: number;
  reference: string;
  address: string;
}

/** An address that no other test has. */
export const anAddress = (): string =>
  `${randomInt(1_000, 2 ** 40)} Prospect Place, Brooklyn, NY 11238`;

/** Takes a property into servicing, by the call that an employee's form makes. */
export async function newProperty(
  request: APIRequestContext,
  address: string,
): Promise<OwnProperty> {
  const token = await accessToken(request, employee);
  const answer = await request.post('/api/auth/current-properties', {
    headers: { authorization: `Bearer ${token}` },
    data: { address, servicing_bank: 'Harbor Savings', type_of_property: 'Condominium' },
  });
  expect(answer.status()).toBe(200);
  const { list } = (await answer.json()) as { list: OwnProperty[] };
  return list[0] as OwnProperty;
}

/** The page of one property. */
export class PropertyPage {
  readonly history: Locator;

  constructor(private readonly page: Page) {
    this.history = page.getByRole('list', { name: 'History' });
  }

  async open(person: Person, { id, address }: OwnProperty): Promise<void> {
    await openAs(person, this.page, `/current-properties/${id}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(address);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Opens the dialog that moves the status, and fills it in. */
  async prepareMove(to: string, reason: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Change status' }).click();
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

  /** Asks for a document; at another step the property is moved to Missing Documents with it. */
  async request(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Request a document' }).click();
    const form = this.dialog('Request a document');
    await form.getByLabel('Document').fill(title);
    await form.getByLabel('Needed by').fill('2999-01-04');
    await form.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(form).toBeHidden();
  }

  /** Hands in a file for a document that was asked for. */
  async addFile(title: string, bytes: Buffer): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`Add File.*${title}`) }).click();
    const modal = this.dialog('Missing file');
    const name = 'scan.pdf';
    await modal
      .getByLabel('File')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
    await modal.getByRole('button', { name: 'Submit' }).click();
    await expect(modal).toBeHidden();
  }

  /** Fills in the reason that a dialog asks for, and sends it. */
  async giveReason(dialogName: string, reason: string, button: string): Promise<void> {
    const dialog = this.dialog(dialogName);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async expectStep(step: string): Promise<void> {
    await expect(this.page.locator('[aria-current=step]')).toContainText(step);
  }
}
