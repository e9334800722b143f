import { randomUUID } from 'node:crypto';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { inboxClient, nadia, omar } from './inbox-client.js';

describe('changes of an enquiry', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp();
    inbox = inboxClient(service);
  });
  afterAll(() => service.close());
  beforeEach(() => inbox.clear());

  it('sets state and assignee, and records the actor in the history', async () => {
    await inbox.addContact('Ada King');
    const payload = { version: 1, state: 'in_progress', assignee_id: 8 };
    const { status, body } = await inbox.call('PATCH', '/contact/1', { payload });

    expect(status).toBe(200);
    const signed = { actor_id: 7, actor_name: 'Nadia Brooks' };
    expect(body.list).toMatchObject([
      {
        ...{ state: 'in_progress', assignee_id: 8, version: 2 },
        history: [
          { ...signed, field: 'state', from: 'new', to: 'in_progress' },
          { ...signed, field: 'assignee', from: null, to: '8' },
        ],
      },
    ]);
    const back = { version: 2, assignee_id: null };
    const { body: freed } = await inbox.call('PATCH', '/contact/1', { payload: back, user: omar });
    expect(freed.list[0]).toMatchObject({ assignee_id: null, state: 'in_progress', version: 3 });
    expect(freed.list[0].history.at(-1)).toMatchObject({
      actor_id: 8,
      from: '8',
      to: null,
    });
  });

  it('ignores the name of an assignee, because this service does not know accounts', async () => {
    await inbox.addContact('Ada King');
    const payload = { version: 1, assignee_id: 8, assignee_name: 'Nadia Brooks' };
    const { status, body } = await inbox.call('PATCH', '/contact/1', { payload });
    expect(status).toBe(200);
    expect(body.list[0].history).toMatchObject([{ actor_name: 'Nadia Brooks', to: '8' }]);
    expect(body.list[0]).not.toHaveProperty('assignee_name');
  });

  it('truncates a long actor name at a whole character', async () => {
    await inbox.addContact('Ada King');
    const user = { name: '🏠'.repeat(120) };
    const change = await inbox.call('PATCH', '/contact/1', {
      ...{ user, payload: { version: 1, state: 'closed' } },
    });
    const note = await inbox.call('POST', '/contact/1/notes', { user, payload: { text: 'Seen' } });
    expect([change.status, note.status]).toEqual([200, 200]);
    const signed = { actor_id: 7, actor_name: '🏠'.repeat(100) };
    expect(note.body.list[0]).toMatchObject({ notes: [signed], history: [signed] });
  });

  it('changes nothing when the state is the same', async () => {
    await inbox.addContact('Ada King');
    const { body } = await inbox.call('PATCH', '/contact/1', {
      payload: { version: 1, state: 'new' },
    });
    expect(body.list[0]).toMatchObject({ version: 1, history: [] });
  });

  it('returns 409 with the current enquiry to the second of two concurrent changes', async () => {
    await inbox.addContact('Ada King');
    const outcomes = await Promise.all([
      inbox.call('PATCH', '/contact/1', { payload: { version: 1, state: 'answered' } }),
      inbox.call('PATCH', '/contact/1', { payload: { version: 1, state: 'closed' }, user: omar }),
    ]);
    const [won, lost] = outcomes.toSorted((one, other) => one.status - other.status);

    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ error: 1, list: won?.body.list });
    expect(lost?.body.message).toMatch(/^Somebody else changed this enquiry/);
    expect(won?.body.list[0].history).toHaveLength(1);
  });

  it('returns 422 for another text or author under a used idempotency key', async () => {
    await inbox.addContact('Ada King');
    const headers = { 'idempotency-key': randomUUID() };
    const add = (text: string, user: typeof nadia | typeof omar) =>
      inbox.call('POST', '/contact/1/notes', { payload: { text }, headers, user });
    expect((await add('Called.', nadia)).status).toBe(200);
    expect((await add('Wrote.', nadia)).status).toBe(422);
    expect((await add('Called.', omar)).status).toBe(422);
    const { body } = await inbox.call('GET', '/contact/1');
    expect(body.list[0].notes).toHaveLength(1);
  });

  it('adds a note once per idempotency key, and does not change earlier notes', async () => {
    await inbox.addContact('Ada King');
    await inbox.addInvestor('Cy Ames');
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { text: '  Called.\r\nWill write. ' };
    for (const user of [nadia, nadia]) {
      const { status } = await inbox.call('POST', '/contact/1/notes', { payload, headers, user });
      expect(status).toBe(200);
    }
    await inbox.call('POST', '/contact/1/notes', { payload: { text: 'Seen' }, user: omar });
    await inbox.call('POST', '/contact/1/notes', { payload: { text: 'Seen' }, user: omar });
    const { body } = await inbox.call('GET', '/contact/1');

    expect(body.list[0]).toMatchObject({
      version: 1,
      notes: [
        {
          actor_name: 'Nadia Brooks',
          text: 'Called.\nWill write.',
          created_at: expect.any(String),
        },
        { actor_id: 8, text: 'Seen' },
        { actor_id: 8, text: 'Seen' },
      ],
    });
    expect((await inbox.call('GET', '/investor/1')).body.list[0].notes).toEqual([]);
  });

  it.each([{}, { text: ' \n' }, { text: 'x'.repeat(2001) }, { text: 5 }])(
    'returns 422 for the invalid note %j',
    async (payload) => {
      await inbox.addContact('Ada King');
      const { status, body } = await inbox.call('POST', '/contact/1/notes', { payload });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
    },
  );

  it.each([
    [{ state: 'closed' }, 'version'],
    [{ version: 1, state: 'done' }, 'state'],
    [{ version: 1, assignee_id: 'me' }, 'assignee_id'],
    [{ version: 1, assignee_id: 2_147_483_648 }, 'assignee_id'],
  ])('returns 422 with the invalid field of %j', async (payload, field) => {
    await inbox.addContact('Ada King');
    const { status, body } = await inbox.call('PATCH', '/contact/1', { payload });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
