import { rowsContaining, samplePdf, signTestToken } from '@phantom/service-kit/testing';
import { ADRIAN, callsOf, IRIS } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';
import { upload } from './staff.js';

const READER = { ...NADIA, rights: ['people' as const, 'documents' as const] };

describe('audit log of properties', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  /** The entries, oldest first. */
  const entries = async (query = '') => {
    const { body } = await api.call(`audit/properties${query}`, { as: READER });
    const list = body.list as Record<string, unknown>[];
    return list
      .map(({ actor_id, action, record_type, record_id, outcome }) =>
        [actor_id, action, record_type, record_id, outcome].join(' '),
      )
      .reverse();
  };

  it('records actions on a property and a refused stale move', async () => {
    const { id, version } = await api.property();
    const move = { version, status: 2, reason: 'All papers are there' };
    const at = `current-properties/${id}/status`;
    expect((await api.post(at, move, LUIS)).status).toBe(200);
    const late = await api.post(at, move);
    expect(late.status).toBe(409);
    expect(await entries()).toEqual([
      `${NADIA.id} created property ${id} done`,
      `${LUIS.id} status property ${id} done`,
      `${NADIA.id} status_refused property ${id} refused`,
    ]);
    expect(await entries(`?account=${LUIS.id}`)).toHaveLength(1);
  });

  it('records the address and the changes without the assignee', async () => {
    const { id, version, address } = await api.property();
    const form = { servicing_bank: 'Harbor Bank', assignee_id: LUIS.id, assignee_name: LUIS.name };
    const edited = await api.patch(`current-properties/${id}`, { ...form, version });
    const move = { version: edited.body.list[0].version, status: 2, reason: 'All is there' };
    await api.post(`current-properties/${id}/status`, move, LUIS);
    const { body } = await api.call('audit/properties?record=property', { as: READER });
    const [status, edit] = body.list;
    expect(status).toMatchObject({
      action: 'status',
      details: { title: address, changes: [{ field: 'status', from: '1', to: '2' }] },
    });
    expect(edit.details).toEqual({
      title: address,
      changes: [expect.objectContaining({ field: 'servicing_bank', to: 'Harbor Bank' })],
    });
    expect(JSON.stringify(body)).not.toContain(LUIS.name);
  });

  it('returns entries without details', async () => {
    await api.dataSource.query(
      `INSERT INTO audit_entry (actor_id, action, record_type, record_id, outcome)
         VALUES (7, 'removed', 'distribution', '46', 'done')`,
    );
    const { body } = await api.call('audit/properties', { as: READER });
    expect(body.list[0]).toMatchObject({ record_id: '46', details: null });
  });

  it('records actions on a document under its id', async () => {
    const token = await signTestToken(READER);
    const file = { content: samplePdf(), name: 'rules.pdf' };
    const fields = { list: 'training', title: 'House rules', file };
    const { body } = await upload(api, '/api/auth/documents', fields, token);
    const [{ id, version }] = body.list as [{ id: number; version: number }];
    const renamed = { title: 'House rules, revised', version };
    await api.patch(`documents/${id}`, renamed, READER);
    expect((await entries()).slice(-2)).toEqual([
      `${READER.id} added document ${id} done`,
      `${READER.id} edited document ${id} done`,
    ]);
  });
});

describe('audit log of investments', () => {
  let service: PropertiesApp;
  let staff: ReturnType<typeof callsOf>;

  beforeAll(async () => {
    service = await propertiesApp();
    staff = callsOf(service, { ...ADRIAN, rights: ['people', 'investments'] });
  });
  afterAll(() => service.close());

  it('records the account, the property, the amount and the changes of a distribution', async () => {
    const holding = { property: 'Steinway Mews', committed: '9', contributed: '9' };
    const held = await staff.call('POST', `investors/${IRIS.id}/holdings`, {
      ...{ ...holding, as_of: '2026-06-30' },
    });
    const { id: holding_id } = held.body.list[0];
    const paid = await staff.call('POST', `investors/${IRIS.id}/distributions`, {
      ...{ holding_id, paid_on: '2026-03-31', amount: '1000000', kind: 'income' },
    });
    const { id } = paid.body.list[0];
    const at = `investor-distributions/${id}`;
    const { body: edited } = await staff.call('PATCH', at, { amount: '900000.50', version: 1 });
    await staff.call('DELETE', `${at}?version=${edited.list[0].version}`);

    const query = `record=distribution&account=${IRIS.id}`;
    const { body } = await staff.get(`audit/properties?${query}`);
    const about = {
      title: 'Steinway Mews',
      account_id: IRIS.id,
      currency: 'USD',
      day: '2026-03-31',
    };
    const [removed, changed, added] = body.list;
    expect([removed, changed, added].map(({ action }) => action)).toEqual([
      ...['removed', 'edited', 'added'],
    ]);
    expect(added.details).toEqual({ ...about, amount: '1000000.00' });
    expect(changed.details).toEqual({
      ...{ ...about, amount: '900000.50' },
      changes: [{ field: 'amount', from: '1000000.00', to: '900000.50' }],
    });
    expect(removed.details).toEqual({ ...about, amount: '900000.50' });
  });

  it('keeps its entries after the erasure of a person, without the name', async () => {
    const about = `audit/properties?record=distribution&account=${IRIS.id}`;
    const { body: before } = await staff.get(about);
    expect(before.list.length).toBeGreaterThan(0);
    const person = { email: IRIS.email, account_id: IRIS.id, names: [IRIS.name] };
    await staff.call('POST', 'personal-data/investments/erasure', person);
    expect(await rowsContaining(service.dataSource, [IRIS.name, IRIS.email])).toEqual([]);
    expect((await staff.get(about)).body.list).toEqual(before.list);
  });

  it('filters by record type and action, and returns 422 for an unknown type', async () => {
    const { body } = await staff.get('audit/properties?record=holding&action=added');
    expect(body.list.length).toBeGreaterThan(0);
    for (const { action, record_type } of body.list) {
      expect([action, record_type]).toEqual(['added', 'holding']);
    }
    expect((await staff.get('audit/properties?record=moon')).status).toBe(422);
  });
});
