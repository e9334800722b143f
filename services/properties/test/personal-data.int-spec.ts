import type { TokenUser } from '@phantom/service-kit';
import { rowsContaining } from '@phantom/service-kit/testing';
import { callsOf, EMMA, HENRIK, IRIS } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

type Records = Record<'kind' | 'on_erasure', string> & { rows: object[] };

/** Without the audit log, which grows with every call. */
const recordsIn = ({ list }: { list: Records[] }) => list.filter(({ kind }) => kind !== 'audit');

const path = 'personal-data/investments';
const manager = (user: TokenUser): TokenUser => ({ ...user, rights: ['people'] });
const personOf = ({ id, email, name }: TokenUser) => ({ email, account_id: id, names: [name] });

describe('personal data of an investor', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it('is returned completely to the person, without data of others', async () => {
    const own = callsOf(service, IRIS);
    const { body: documents } = await own.get('investor-documents');
    await own.call('POST', `investor-documents/${documents.list[0].id}/receipt`);
    const { body: holdings } = await own.get('investor-holdings');
    const { status, body } = await own.get(path);
    expect(status).toBe(200);
    const kinds = Object.fromEntries(body.list.map(({ kind, rows }: Records) => [kind, rows]));
    expect(kinds['holdings']).toHaveLength(holdings.list.length);
    expect(kinds['documents']).toHaveLength(documents.list.length);
    expect(kinds['documents']).toContainEqual(
      expect.objectContaining({
        id: documents.list[0].id,
        receipts: [expect.objectContaining({ times: expect.any(Number) })],
      }),
    );
    expect(
      ['holdings', 'distributions', 'documents'].map((kind) => kinds[kind].length > 0),
    ).toEqual([true, true, true]);
    expect(JSON.stringify(body)).not.toMatch(/Sandberg|Emma|Adrian/);
    const { body: asked } = await callsOf(service, manager(EMMA)).call(
      'POST',
      path,
      personOf(IRIS),
    );
    expect(recordsIn(asked)).toEqual(recordsIn(body));
    expect((await callsOf(service, HENRIK).call('POST', path, personOf(IRIS))).status).toBe(403);
    expect(
      (await callsOf(service, EMMA).call('POST', `${path}/erasure`, personOf(IRIS))).status,
    ).toBe(403);
  });

  it('keeps the account number and loses the name after an erasure', async () => {
    const staff = callsOf(service, manager(EMMA));
    expect(await rowsContaining(service.dataSource, ['Iris Valente'])).not.toEqual([]);
    const erasure = await staff.call('POST', `${path}/erasure`, personOf(IRIS));
    expect(erasure).toEqual({ status: 200, body: { error: 0, list: [] } });
    expect(await rowsContaining(service.dataSource, ['Iris Valente', IRIS.email])).toEqual([]);
    const { body } = await staff.call('POST', path, personOf(IRIS));
    expect(recordsIn(body).map(({ kind }) => kind)).toEqual([
      ...['holdings', 'distributions', 'documents', 'traces'],
    ]);
  });
});

describe('personal data of an employee', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  it('keeps the account number in the histories after an erasure', async () => {
    const { id, version } = await api.property({ assignee_id: LUIS.id, assignee_name: LUIS.name });
    const moved = await api.post(
      `current-properties/${id}/status`,
      { status: 2, reason: 'All is there', version },
      LUIS,
    );
    const form = { assignee_id: NADIA.id, assignee_name: NADIA.name };
    await api.patch(`current-properties/${id}`, { ...form, version: moved.body.list[0].version });
    await api.property({ assignee_id: LUIS.id, assignee_name: LUIS.name });
    await api.post(
      `current-properties/${id}/document-requests`,
      { title: 'Deed', due_on: '2030-01-01' },
      LUIS,
    );
    const { body: found } = await api.post(path, personOf(LUIS), manager(NADIA));
    expect(recordsIn(found)).toMatchObject([
      { kind: 'assigned', on_erasure: 'unnamed', rows: [{ reference: expect.any(String) }] },
      { kind: 'traces', on_erasure: 'unnamed' },
    ]);
    const others = await api.history(id);

    const erase = () => api.post(`${path}/erasure`, personOf(LUIS), manager(NADIA));
    expect((await erase()).status).toBe(200);
    expect(await rowsContaining(api.dataSource, [LUIS.name])).toEqual([]);
    const history = await api.history(id);
    const text = JSON.stringify(others).replaceAll(LUIS.name, `#${LUIS.id}`);
    expect(history).toEqual(JSON.parse(text));
    expect(text).toContain(`"old":"#${LUIS.id}"`);
    expect(text).toContain(NADIA.name);
    expect((await erase()).status).toBe(200);
    await expect(
      api.dataSource.query("UPDATE property_change SET actor_name = 'Nobody'"),
    ).rejects.toThrow('property_change is only added to');
  });

  it('cannot be used to change a history otherwise, even with the setting of the erasure', async () => {
    await api.property();
    await expect(
      api.dataSource.query(`SET phantom.takes_names = 'on'; UPDATE property_change SET at = now()`),
    ).rejects.toThrow('property_change is only added to');
  });
});
