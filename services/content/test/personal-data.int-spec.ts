import { randomUUID } from 'node:crypto';
import { rowsContaining, signTestToken, type TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { inboxClient, nadia } from './inbox-client.js';

const manager = { ...nadia, rights: ['people' as const] };
const ada = { name: 'Ada Loveday', email: 'Ada.Loveday@example.com', phone: '(212) 555-0187' };
const words = ['ada.loveday@example.com', 'loveday', '12125550187'];

describe('personal data in enquiries', () => {
  let service: TestApp;
  let inbox: ReturnType<typeof inboxClient>;

  beforeAll(async () => {
    service = await contentApp();
    inbox = inboxClient(service);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await inbox.clear();
    await service.dataSource.query('TRUNCATE outbox_mail, idempotency_key');
  });

  const call = async (path: string, payload?: object, user: object = manager) => {
    const authorization = await signTestToken({ ...manager, ...user });
    const response = await service.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/auth/personal-data/enquiries${path}`,
      payload,
      headers: { authorization },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const send = async (form: string, payload: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const url = `/api/auth/${form}`;
    expect((await service.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200);
  };
  /** Adds three enquiries of Ada, one of them spam, with a note and an assignee; and one enquiry of another person. */
  const write = async () => {
    await send('contact-us', { ...ada, subject: 'Six units', message: 'From Loveday' });
    await send('contact-us', { ...ada, subject: 'Spam?', elapsed: 1 });
    await send('investor', { ...ada, email: 'ADA.loveday@example.com', country: 'US' });
    await send('contact-us', {
      ...ada,
      name: 'Bo Quist',
      email: 'bo@example.com',
      subject: 'Two',
      phone: '(212) 555-0199',
    });
    await inbox.call('PATCH', '/contact/1', { payload: { version: 1, assignee_id: 8 } });
    await inbox.call('POST', '/contact/1/notes', { payload: { text: 'Loveday rang twice' } });
    await inbox.call('POST', '/contact/3/notes', { payload: { text: 'Bo rang' } });
  };

  it('returns every record of the person with its history, and nothing of other people', async () => {
    await write();
    const { status, body } = await call('', { email: 'ada.loveday@EXAMPLE.com' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      error: 0,
      person: { email: 'ada.loveday@example.com', account_id: null, names: [] },
      hindrance: null,
      list: [
        {
          ...{ kind: 'contact', on_erasure: 'erased' },
          rows: [
            {
              ...{ id: 1, ...ada, phone_e164: '+12125550187', subject: 'Six units', state: 'new' },
              ...{ message: 'From Loveday', lang: 'en', assignee_id: 8, spam_sign: null },
              history: [{ field: 'assignee', from: null, to: '8', at: expect.any(String) }],
              notes: [{ text: 'Loveday rang twice', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
            },
            { id: 2, subject: 'Spam?', spam_sign: 'too-fast', state: 'spam' },
          ],
        },
        { kind: 'investor', on_erasure: 'erased', rows: [{ id: 1, country: 'US' }] },
        {
          ...{ kind: 'mails', on_erasure: 'erased' },
          rows: [
            { from: ada.email, subject: 'Contact form: Six units' },
            { from: expect.any(String) },
          ],
        },
      ],
    });
    // It contains neither other people nor the names of employees.
    expect(JSON.stringify(body)).not.toMatch(/bo@|Quist|Bo rang|Nadia/);
  });

  it('returns an empty list for an unknown address', async () => {
    await write();
    const { body } = await call('', { email: 'loveday@example.com' });
    expect(body.list).toEqual([]);
  });

  it('erases every record of the person once, and keeps those of other people', async () => {
    await write();
    const before = await rowsContaining(service.dataSource, ['bo@example.com', 'Bo rang']);
    expect(await rowsContaining(service.dataSource, words)).not.toEqual([]);
    const { status, body } = await call('/erasure', { email: ada.email });
    expect({ status, list: body.list }).toEqual({
      status: 200,
      list: [
        { kind: 'contact', count: 2 },
        { kind: 'investor', count: 1 },
        { kind: 'mails', count: 2 },
      ],
    });
    expect(await rowsContaining(service.dataSource, words)).toEqual([]);
    expect(await rowsContaining(service.dataSource, ['bo@example.com', 'Bo rang'])).toEqual(before);
    expect(before).toHaveLength(3);
    const again = await call('/erasure', { email: ada.email });
    expect(again).toEqual({ status: 200, body: { error: 0, list: [] } });
  });

  it('replaces the name of an erased employee by the number of the account', async () => {
    await write();
    const { dataSource } = service;
    await dataSource.query(`INSERT INTO enquiry_change
      (kind, enquiry_id, actor_id, actor_name, field, from_value, to_value)
      VALUES ('contact', 3, 8, 'Omar', 'assignee', 'Nadia Brooks', 'Nadia Brown')`);
    await inbox.call('PATCH', '/contact/3', { payload: { version: 1, assignee_id: 7 } });
    const person = { email: nadia.email, account_id: 7, names: ['Nadia Brooks', 'Nadia Brown'] };
    const { body: found } = await call('', person);
    expect(found.list).toMatchObject([
      { kind: 'assigned', on_erasure: 'kept', rows: [{ kind: 'contact', id: 3, state: 'new' }] },
      { kind: 'traces', on_erasure: 'unnamed' },
      { kind: 'audit', on_erasure: 'kept' },
    ]);
    expect(found.list[1].rows).toHaveLength(4);
    expect(found.list[1].rows).toContainEqual({
      ...{ record: 'enquiry_note', as: 'actor', id: 2, created_at: expect.any(String) },
    });
    const erasure = await call('/erasure', person, {
      id: 9,
      name: 'Ida',
      email: 'ida@example.com',
    });
    expect(erasure).toEqual({ status: 200, body: { error: 0, list: [] } });
    expect(await rowsContaining(dataSource, ['Nadia'])).toEqual([]);
    const { body } = await inbox.call('GET', '/contact/3');
    expect(body.list[0]).toMatchObject({
      notes: [{ actor_id: 7, actor_name: '#7', text: 'Bo rang' }],
      history: [
        { actor_name: 'Omar', from: '#7', to: '#7' },
        { actor_name: '#7', to: '7' },
      ],
    });
  });

  it('returns the own records to the sender by the token, without the notes of employees', async () => {
    await write();
    const own = { id: 40, name: ada.name, email: ada.email, type: 'Investor', rights: [] };
    const { status, body } = await call('', undefined, own);
    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      kind: 'contact',
      rows: [{ id: 1, message: 'From Loveday' }, {}],
    });
    expect(JSON.stringify(body)).not.toMatch(/rang/);
  });

  it.each(['', '/erasure'])(
    'returns 403 without the right to manage people, and 422 for an invalid person (%s)',
    async (path) => {
      for (const user of [
        { rights: [] },
        { type: 'Investor', rights: [] },
        { type: null, rights: [] },
      ]) {
        expect((await call(path, { email: ada.email }, user)).status).toBe(403);
      }
      expect((await call(path, { email: 'no address' })).status).toBe(422);
      expect((await call(path, { email: ada.email, account_id: 'x' })).status).toBe(422);
    },
  );
});
