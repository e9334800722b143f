import { samplePdf } from '@phantom/service-kit/testing';
import { callsOf, ADRIAN, HENRIK, IRIS, NEWCOMER } from './investors.js';
import { propertiesApp, type PropertiesApp } from './properties-app.js';

const HOLDING = {
  property: 'Steinway Mews',
  address: '41-18 Steinway Street, Queens',
  committed: '90071992547.99',
  contributed: '0.10',
  as_of: '2026-06-30',
};
const AT = `investors/${NEWCOMER.id}`;

describe('investments', () => {
  let service: PropertiesApp;
  let calls: ReturnType<typeof callsOf>;

  beforeAll(async () => {
    service = await propertiesApp();
    calls = callsOf(service, ADRIAN);
  });
  afterAll(() => service.close());

  const own = async (path: string) => (await callsOf(service, NEWCOMER).get(path)).body;
  const addHolding = async (changes: object = {}) =>
    calls.call('POST', `${AT}/holdings`, { ...HOLDING, ...changes });
  const held = async () => (await addHolding()).body.list[0];
  const pay = (holding_id: number, changes: object = {}) =>
    calls.call('POST', `${AT}/distributions`, {
      ...{ holding_id, paid_on: '2026-03-31', amount: '0.20', kind: 'income' },
      ...changes,
    });
  const addDocument = (changes: Record<string, string> = {}) =>
    calls.send(`${AT}/documents`, {
      ...{ year: '2025', title: 'Schedule K-1 2025', kind: 'tax_form', ...changes },
      file: { content: samplePdf(), name: 'k1.pdf' },
    });
  const history = async () => (await calls.get(`${AT}/history`)).body.list;

  it('adds a holding that its investor sees', async () => {
    const { status, body } = await addHolding({ project_id: 1 });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      ...HOLDING,
      ...{ account_id: NEWCOMER.id, project_id: 1, distributed: '0.00', version: 1 },
      updated_by: ADRIAN.name,
    });
    const { list, totals } = await own('investor-holdings');
    expect(list).toMatchObject([{ id: body.list[0].id, property: HOLDING.property }]);
    expect(totals.committed).toBe(HOLDING.committed);
  });

  it('sums the distributions of a holding exactly', async () => {
    const { id } = await held();
    await pay(id);
    await pay(id, { amount: '0.1', kind: 'sale' });
    const { list } = await own('investor-holdings');

    expect(list.find((row: { id: number }) => row.id === id).distributed).toBe('0.30');
  });

  it('adds a document that is unread for its investor', async () => {
    const { id } = await held();
    const { status, body } = await addDocument({ holding_id: String(id) });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      ...{ year: 2025, kind: 'tax_form', holding_id: id, property: HOLDING.property },
      ...{ receipt: null, updated_by: ADRIAN.name, content_type: 'application/pdf' },
    });
    const { list, years } = await own('investor-documents');
    expect(list[0]).toMatchObject({ id: body.list[0].id, url: null, receipt: null });
    expect(years).toEqual([{ year: 2025, count: list.length, unread: list.length }]);
  });

  it('writes no receipt when an employee opens a document', async () => {
    const { id, url } = (await addDocument()).body.list[0];
    expect((await service.get(url)).statusCode).toBe(200);
    const { list } = await own('investor-documents');

    expect(list.find((row: { id: number }) => row.id === id).receipt).toBeNull();
  });

  it.each([
    ['more contributed than committed', { committed: '5', contributed: '5.01' }, 'contributed'],
    ['nothing committed', { committed: '0', contributed: '0' }, 'committed'],
    ['a number instead of a text', { committed: 5 }, 'committed'],
    ['a third decimal', { committed: '5.001' }, 'committed'],
    ['a negative amount', { contributed: '-1' }, 'contributed'],
    ['an impossible day', { as_of: '2026-02-30' }, 'as_of'],
    ['a future day', { as_of: '2099-01-01' }, 'as_of'],
    ['no property', { property: ' ' }, 'property'],
    ['an unknown project', { project_id: 9999 }, 'project_id'],
  ])('returns 422 for %s', async (_, changes, field) => {
    const { status, body } = await addHolding(changes);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses to raise the contribution above the commitment', async () => {
    const { id, version } = (await addHolding({ committed: '10' })).body.list[0];
    const raise = (contributed: string) =>
      calls.call('PATCH', `investor-holdings/${id}`, { contributed, version });

    expect((await raise('10.01')).body.errors).toHaveProperty('contributed');
    expect((await raise('10')).body.list[0]).toMatchObject({ contributed: '10.00', version: 2 });
  });

  it.each([
    ['nothing paid', { amount: '0.00' }, 'amount'],
    ['an unknown kind', { kind: 'gift' }, 'kind'],
    ['a future payment', { paid_on: '2099-01-01' }, 'paid_on'],
  ])('returns 422 for %s', async (_, changes, field) => {
    const { status, body } = await pay((await held()).id, changes);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('refuses the holding of another investor', async () => {
    const { id } = (await calls.get(`investors/${IRIS.id}/holdings`)).body.list[0];

    expect((await pay(id)).body.errors).toHaveProperty('holding_id');
    expect((await addDocument({ holding_id: String(id) })).body.errors).toHaveProperty(
      'holding_id',
    );
  });

  it('refuses to remove a holding that has distributions', async () => {
    const { id, version } = await held();
    const payment = (await pay(id)).body.list[0];
    const remove = () => calls.call('DELETE', `investor-holdings/${id}?version=${version}`);

    expect((await remove()).status).toBe(422);
    const at = `investor-distributions/${payment.id}?version=${payment.version}`;
    expect((await calls.call('DELETE', at)).status).toBe(200);
    expect((await remove()).body).toEqual({ error: 0 });
    expect((await remove()).status).toBe(404);
  });

  it('removes a document with its link and its receipts', async () => {
    const { id, url, version } = (await addDocument()).body.list[0];
    await callsOf(service, NEWCOMER).call('POST', `investor-documents/${id}/receipt`);
    const { status } = await calls.call('DELETE', `investor-documents/${id}?version=${version}`);

    expect(status).toBe(200);
    expect((await service.get(url)).statusCode).toBe(404);
    expect(
      (await callsOf(service, NEWCOMER).call('POST', `investor-documents/${id}/receipt`)).status,
    ).toBe(404);
  });

  it('returns 409 with the current row when the version is stale', async () => {
    const holding = await held();
    const payment = (await pay(holding.id)).body.list[0];
    const document = (await addDocument()).body.list[0];
    const changes = [
      ['investor-holdings', holding.id, { property: 'Renamed' }],
      ['investor-distributions', payment.id, { amount: '7.00' }],
      ['investor-documents', document.id, { title: 'Renamed' }],
    ] as const;
    for (const [path, id, change] of changes) {
      const at = `${path}/${id}`;
      expect((await calls.call('PATCH', at, { ...change, version: 1 })).status).toBe(200);
      const late = [
        await calls.call('PATCH', at, { ...change, version: 1 }),
        await calls.call('DELETE', `${at}?version=1`),
      ];
      for (const { status, body } of late) {
        expect(status).toBe(409);
        expect(body.list).toMatchObject([{ id, ...change, version: 2 }]);
      }
    }
  });

  it('keeps the version when nothing changes', async () => {
    const holding = await held();
    const payment = (await pay(holding.id)).body.list[0];
    const document = (await addDocument({ holding_id: String(holding.id) })).body.list[0];
    const before = await history();
    const rows = [
      ['investor-holdings', holding, ['property', 'address', 'committed', 'as_of', 'project_id']],
      ['investor-distributions', payment, ['paid_on', 'amount', 'kind']],
      ['investor-documents', document, ['title', 'year', 'kind', 'holding_id']],
    ] as const;
    for (const [path, row, fields] of rows) {
      const same = Object.fromEntries(fields.map((name) => [name, row[name]]));
      const { id, version } = row;
      const { status, body } = await calls.call('PATCH', `${path}/${id}`, { ...same, version });
      expect(status).toBe(200);
      const { updated_at } = row;
      expect(body.list).toMatchObject([{ id, ...same, version, updated_at }]);
    }
    expect(await history()).toEqual(before);
  });

  it('replaces a file, keeps the earlier version, and marks the document as unread', async () => {
    const { id, version } = (await addDocument()).body.list[0];
    const investor = callsOf(service, NEWCOMER);
    await investor.call('POST', `investor-documents/${id}/receipt`);
    const replace = (content: Buffer, from: number) =>
      calls.send(`investor-documents/${id}/file`, {
        ...{ version: from, file: { content, name: 'k1.pdf' } },
      });
    const { status, body } = await replace(samplePdf(3_000), version);

    expect(status).toBe(200);
    expect(body.list).toMatchObject([
      { id, version: version + 1, receipt: null, updated_by: ADRIAN.name },
    ]);
    const { list: versions } = (await calls.get(`investor-documents/${id}/versions`)).body;
    expect(versions).toMatchObject([
      { number: 2, file_name: 'k1.pdf', added_by: ADRIAN.name },
      { number: 1, bytes: samplePdf().length },
    ]);
    for (const { url } of versions) expect((await service.get(url)).statusCode).toBe(200);
    const [edited] = await history();
    expect(edited).toMatchObject({
      ...{ action: 'edited', subject: 'document', by: ADRIAN.name },
      ...{ before: { file_version: '1' }, after: { file_version: '2' } },
    });
    const opened = await investor.call('POST', `investor-documents/${id}/receipt`);
    expect(opened.body.list[0].receipt).toMatchObject({ times: 1 });

    expect((await replace(samplePdf(3_000), version + 1)).body.errors).toHaveProperty('file');
    expect((await replace(samplePdf(), version)).status).toBe(409);
    await calls.call('DELETE', `investor-documents/${id}?version=${version + 1}`);
    for (const { url } of versions) expect((await service.get(url)).statusCode).toBe(404);
  });

  it('accepts one of two concurrent changes', async () => {
    const { id, version } = await held();
    const change = (property: string) =>
      calls.call('PATCH', `investor-holdings/${id}`, { property, version });
    const responses = await Promise.all([change('One'), change('Two')]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('records all changes in a history that cannot be changed', async () => {
    const { id, version } = await held();
    await calls.call('PATCH', `investor-holdings/${id}`, { contributed: '0.30', version });
    await calls.call('DELETE', `investor-holdings/${id}?version=${version + 1}`);
    const [removed, edited, added] = await history();

    expect(removed).toMatchObject({ action: 'removed', title: HOLDING.property, after: {} });
    expect(edited).toMatchObject({
      ...{ action: 'edited', subject: 'holding', by: ADRIAN.name },
      ...{ before: { contributed: '0.10' }, after: { contributed: '0.30' } },
    });
    expect(added).toMatchObject({
      action: 'added',
      before: {},
      after: { committed: HOLDING.committed },
    });
    const older = (await calls.get(`${AT}/history?before=${removed.id}`)).body;
    expect(older.list[0]).toEqual(edited);
    expect(older.next).toBeNull();
    await expect(
      service.dataSource.query('UPDATE investment_change SET title = $1', ['Another']),
    ).rejects.toThrow('investment_change is only added to');
  });

  it('returns the totals of all investors', async () => {
    const { list } = (await calls.get('investor-totals')).body;
    const { totals, list: holdings } = (await calls.get(`investors/${HENRIK.id}/holdings`)).body;

    expect(list).toContainEqual({
      ...{ account_id: HENRIK.id, holdings: holdings.length, documents: 3, unread: 2 },
      ...totals,
    });
  });

  it('returns 403 to everybody but employees', async () => {
    const reads = [
      'investor-totals',
      `${AT}/holdings`,
      `${AT}/distributions`,
      `${AT}/documents`,
      `${AT}/history`,
      'investor-documents/1/versions',
    ];
    const rows = ['investor-holdings/1', 'investor-distributions/1', 'investor-documents/1'];
    for (const user of [IRIS, { ...IRIS, type: null }]) {
      const { get, call, send } = callsOf(service, user);
      const statuses = [
        ...(await Promise.all(reads.map(async (path) => (await get(path)).status))),
        (await call('POST', `${AT}/holdings`, HOLDING)).status,
        (await call('POST', `${AT}/distributions`, {})).status,
        (await send(`${AT}/documents`, { title: 'x' })).status,
        (await send('investor-documents/1/file', { version: 1 })).status,
        ...(await Promise.all(rows.map(async (path) => (await call('PATCH', path, {})).status))),
        ...(await Promise.all(rows.map(async (path) => (await call('DELETE', path)).status))),
      ];
      expect(statuses).toEqual(statuses.map(() => 403));
    }
  });
});
