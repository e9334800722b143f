import { randomUUID } from 'node:crypto';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { inboxClient, nadia, omar } from './inbox-client.js';

let service: TestApp;
let inbox: ReturnType<typeof inboxClient>;

beforeAll(async () => {
  service = await contentApp();
  inbox = inboxClient(service);
});
afterAll(() => service.close());

/** The entries of the audit log, oldest first. */
const entries = async () => {
  const rows = await service.dataSource.query<Record<string, unknown>[]>(
    'SELECT actor_id, action, record_type, record_id, outcome FROM audit_entry ORDER BY id',
  );
  return rows.map((row) => Object.values(row).join(' '));
};

describe('audit log of enquiries', () => {
  it('has one entry for each change and each note, and none for refused requests', async () => {
    await inbox.clear();
    await inbox.addContact('Ada King');
    const change = { version: 1, state: 'in_progress', assignee_id: 8 };
    await inbox.call('PATCH', '/contact/1', { payload: change });
    const stale = await inbox.call('PATCH', '/contact/1', {
      payload: { version: 1, state: 'spam' },
    });
    expect(stale.status).toBe(409);
    const note = {
      payload: { text: 'Called back' },
      user: omar,
      headers: { 'idempotency-key': randomUUID() },
    };
    await inbox.call('POST', '/contact/1/notes', note);
    await inbox.call('POST', '/contact/1/notes', note);
    const missing = await inbox.call('POST', '/contact/999/notes', { payload: { text: 'Nobody' } });
    expect(missing.status).toBe(404);
    expect(await entries()).toEqual([
      `${nadia.id} state contact 1 done`,
      `${nadia.id} assignee contact 1 done`,
      `${omar.id} noted contact 1 done`,
    ]);
  });
});
