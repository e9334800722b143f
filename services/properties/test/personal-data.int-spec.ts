import type { TokenUser } from '@phantom/service-kit';
import { rowsHolding } from '@phantom/service-kit/testing';
import { callsOf, EMMA, HENRIK, IRIS } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

type Records = Record<'kind' | 'on_erasure', string> & { rows: object[] };

/** All but the audit log, which grows by each of these calls. */
const recordsIn = ({ list }: { list: Records[] }) => list.filter(({ kind }) => kind !== 'audit');

const path = 'personal-data/investments';
const manager = (user: TokenUser): TokenUser => ({ ...user, rights: ['people'] });
const personOf = ({ id, email, name }: TokenUser) => ({ email, account_id: id, names: [name] });

describe('what is kept of an investor', () => {
  let service: PropertiesApp;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it('is told whole and to the person, and of nobody else', async () => {
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

  it('stays under the number of the account, without the name', async () => {
    const staff = callsOf(service, manager(EMMA));
    expect(await rowsHolding(service.dataSource, ['Iris Valente'])).not.toEqual([]);
    const erasure = await staff.call('POST', `${path}/erasure`, personOf(IRIS));
    expect(erasure).toEqual({ status: 200, body: { error: 0, list: [] } });
    expect(await rowsHolding(service.dataSource, ['Iris Valente', IRIS.email])).toEqual([]);
    const { body } = await staff.call('POST', path, personOf(IRIS));
    expect(recordsIn(body).map(({ kind }) => kind)).toEqual([
      ...['holdings', 'distributions', 'documents', 'traces'],
    ]);
  });
});

describe('what is kept of an employee', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  it('stays in trails that nobody changes, under the number of the account', async () => {
    const { id, version } = await desk.property({ assignee_id: LUIS.id, assignee_name: LUIS.name });
    const moved = await desk.post(
      `current-properties/${id}/status`,
      { status: 2, reason: 'All is there', version },
      LUIS,
    );
    const form = { assignee_id: NADIA.id, assignee_name: NADIA.name };
    await desk.patch(`current-properties/${id}`, { ...form, version: moved.body.list[0].version });
    await desk.property({ assignee_id: LUIS.id, assignee_name: LUIS.name });
    await desk.post(
      `current-properties/${id}/document-requests`,
      { title: 'Deed', due_on: '2030-01-01' },
      LUIS,
    );
    const { body: found } = await desk.post(path, personOf(LUIS), manager(NADIA));
    expect(recordsIn(found)).toMatchObject([
      { kind: 'assigned', on_erasure: 'unnamed', rows: [{ reference: expect.any(String) }] },
      { kind: 'traces', on_erasure: 'unnamed' },
    ]);
    const others = await desk.history(id);

    const erase = () => desk.post(`${path}/erasure`, personOf(LUIS), manager(NADIA));
    expect((await erase()).status).toBe(200);
    expect(await rowsHolding(desk.dataSource, [LUIS.name])).toEqual([]);
    const history = await desk.history(id);
    const text = JSON.stringify(others).replaceAll(LUIS.name, `#${LUIS.id}`);
    expect(history).toEqual(JSON.parse(text));
    expect(text).toContain(`"old":"#${LUIS.id}"`);
    expect(text).toContain(NADIA.name);
    expect((await erase()).status).toBe(200);
    await expect(
      desk.dataSource.query("UPDATE property_change SET actor_name = 'Nobody'"),
    ).rejects.toThrow('property_change is only added to');
  });

  it('leaves the trails closed to all other changes, also by who sets the sign', async () => {
    await desk.property();
    await expect(
      desk.dataSource.query(
        `SET phantom.takes_names = 'on'; UPDATE property_change SET at = now()`,
      ),
    ).rejects.toThrow('property_change is only added to');
  });
});
