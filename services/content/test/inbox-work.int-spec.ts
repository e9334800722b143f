import { randomUUID } from 'node:crypto';
import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { inboxClient, nadia, omar } from './inbox-client.js';

describe('the work on an enquiry', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp();
    inbox = inboxClient(service);
  });
  afterAll(() => service.close());
  beforeEach(() => inbox.clear());

  it('gives an enquiry a state and an employee, and says who did', async () => {
    await inbox.addContact('Ada King');
    const payload = {
      version: 1,
      state: 'in_progress',
      assignee_id: 8,
      assignee_name: 'Omar Diaz',
    };
    const { status, body } = await inbox.call('PATCH', '/contact/1', { payload });

    expect(status).toBe(200);
    const signed = { actor_id: 7, actor_name: 'Nadia Brooks' };
    expect(body.list).toMatchObject([
      {
        ...{ state: 'in_progress', assignee_id: 8, assignee_name: 'Omar Diaz', version: 2 },
        history: [
          { ...signed, field: 'state', from: 'new', to: 'in_progress' },
          { ...signed, field: 'assignee', from: null, to: 'Omar Diaz' },
        ],
      },
    ]);
    const back = { version: 2, assignee_id: null };
    const { body: freed } = await inbox.call('PATCH', '/contact/1', { payload: back, user: omar });
    expect(freed.list[0]).toMatchObject({ assignee_id: null, state: 'in_progress', version: 3 });
    expect(freed.list[0].history.at(-1)).toMatchObject({
      actor_id: 8,
      from: 'Omar Diaz',
      to: null,
    });
  });

  it('knows itself how somebody is called who takes an enquiry, and needs the name of anybody else', async () => {
    await inbox.addContact('Ada King');
    const mine = { version: 1, assignee_id: 7, assignee_name: 'Somebody else' };
    const { body } = await inbox.call('PATCH', '/contact/1', { payload: mine });
    expect(body.list[0].assignee_name).toBe('Nadia Brooks');

    const { status, body: refusal } = await inbox.call('PATCH', '/contact/1', {
      payload: { version: 2, assignee_id: 8 },
    });
    expect([status, Object.keys(refusal.errors)]).toEqual([422, ['assignee_name']]);
  });

  it('changes nothing, and tells of nothing, where it is so already', async () => {
    await inbox.addContact('Ada King');
    const { body } = await inbox.call('PATCH', '/contact/1', {
      payload: { version: 1, state: 'new' },
    });
    expect(body.list[0]).toMatchObject({ version: 1, history: [] });
  });

  it('lets one of two employees win, and shows the other what came of it', async () => {
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

  it('adds notes, each once, and changes none', async () => {
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
    'takes no note that is none: %j',
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
    [{ version: 1, assignee_id: 2, assignee_name: 'x'.repeat(101) }, 'assignee_name'],
  ])('names what is wrong with %j', async (payload, field) => {
    await inbox.addContact('Ada King');
    const { status, body } = await inbox.call('PATCH', '/contact/1', { payload });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
