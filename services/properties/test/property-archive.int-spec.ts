import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '@phantom/service-kit';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

describe('property archive', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const change = (what: 'archive' | 'restore', id: number, form: object, as = NADIA) =>
    api.post(`current-properties/${id}/${what}`, { reason: 'The owner sold it', ...form }, as);
  const archived = async (status?: number) => {
    const { id, version } = status ? await api.propertyAt(status) : await api.property();
    return (await change('archive', id, { version })).body.list[0];
  };
  const listed = async (view: string, id: number) => {
    const { body } = await api.call(`emp-current-propertieslist?view=${view}&size=100`);
    return body.list.some((property: { id: number }) => property.id === id);
  };
  const count = async () => (await api.call('userdashboard')).body.count;

  it('archives a property with a reason, recorded in the history and the audit log', async () => {
    const { id, version } = await api.property();
    const { status, body } = await change('archive', id, { version }, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      id,
      status: 1,
      archived_at: expect.any(String),
      archival: { kind: 'archived', actor: { name: LUIS.name }, reason: 'The owner sold it' },
      version: version + 1,
    });
    expect((await api.history(id))[0]).toMatchObject({
      kind: 'archived',
      actor: { id: LUIS.id, name: LUIS.name },
      reason: 'The owner sold it',
    });
    const reader = { ...NADIA, rights: ['people' as const] };
    const log = await api.call('audit/properties', { as: reader });
    expect(log.body.list[0]).toMatchObject({
      ...{ action: 'archived', actor_id: LUIS.id, record_id: String(id), outcome: 'done' },
    });
  });

  it('removes the property from the count and the serviced view, not from the list of the contract', async () => {
    const { id, version } = await api.property();
    const before = await count();
    expect([await listed('serviced', id), await listed('archived', id)]).toEqual([true, false]);
    await change('archive', id, { version });

    expect(await count()).toBe(before - 1);
    expect([await listed('serviced', id), await listed('archived', id)]).toEqual([false, true]);
    const contract = (await api.call('emp-current-propertieslist')).body.list;
    expect(contract.find((property: { id: number }) => property.id === id)).toBeDefined();
    expect((await api.detail(id)).id).toBe(id);
    const { waiting } = (await api.call('dashboard-work')).body;
    expect(waiting.map((each: { id: number }) => each.id)).not.toContain(id);
  });

  it('restores a property to its status with a reason', async () => {
    const property = await archived(5);
    const { status, body } = await change('restore', property.id, {
      reason: 'The sale failed',
      version: property.version,
    });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ status: 5, archived_at: null, archival: null });
    expect(await listed('serviced', property.id)).toBe(true);
    expect((await api.history(property.id))[0]).toMatchObject({
      ...{ kind: 'restored', reason: 'The sale failed' },
    });
  });

  it('withdraws open document requests in the same transaction', async () => {
    const { id } = await api.propertyAt(3);
    const asked = { title: 'Deed', due_on: companyDay() };
    await api.post(`current-properties/${id}/document-requests`, asked);
    await change('archive', id, { version: (await api.detail(id)).version });

    expect(await api.detail(id)).toMatchObject({
      awaited_documents: 0,
      requests: [{ state: 'withdrawn', reason: 'The owner sold it' }],
    });
    expect((await api.history(id)).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'request_withdrawn',
      'archived',
    ]);
  });

  it('makes the property read-only until it is restored', async () => {
    const { id } = await api.propertyAt(3);
    const document = { content: samplePdf(), name: 'deed.pdf' };
    const uploadFile = async () =>
      api.call('current-Properties-file', {
        method: 'POST',
        ...(await multipart({ file: document, title: 'Deed', id })),
      });
    expect((await uploadFile()).status).toBe(200);
    const asked = { title: 'Will', due_on: companyDay() };
    const path = `current-properties/${id}`;
    const request = (await api.post(`${path}/document-requests`, asked)).body.list[0];
    await change('archive', id, { version: (await api.detail(id)).version });
    const { version, files } = await api.detail(id);
    const [file] = files;
    const before = await api.history(id);

    const refused = [
      await api.patch(path, { servicing_bank: 'Another', version }),
      await api.post(`${path}/status`, { status: 4, reason: 'Moved on', version }),
      await api.post(`${path}/document-requests`, asked),
      await api.patch(`document-requests/${request.id}`, {
        ...{ state: 'open', reason: 'Once more', version: request.version + 1 },
      }),
      await api.patch(`property-files/${file?.id}`, { title: 'Other', version: file?.version }),
      await api.post(`property-files/${file?.id}/withdrawal`, {
        ...{ reason: 'Not ours', version: file?.version },
      }),
      await api.call('current-Properties-file', {
        method: 'POST',
        ...(await multipart({ file: document, title: 'Another', id })),
      }),
      await api.call(`${path}/servicing-file`, {
        method: 'POST',
        ...(await multipart({ version, file: document })),
      }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([422, 'This property is archived. Restore it first.']);
    }
    expect(await api.history(id)).toEqual(before);

    await change('restore', id, { version });
    const now = await api.detail(id);
    expect((await api.patch(path, { servicing_bank: 'B', version: now.version })).status).toBe(200);
  });

  it('frees the address, and refuses to restore while another property has it', async () => {
    const address = '3 Verona Street, Brooklyn, NY 11231';
    const { id, version } = await api.property({ address });
    const { body } = await change('archive', id, { version });
    const again = await api.property({ address });
    const refused = await change('restore', id, { version: body.list[0].version });

    expect(refused.status).toBe(422);
    expect(refused.body.errors.reason[0]).toContain(again.reference);
  });

  it('returns 409 to a stale change, and accepts a repeated request', async () => {
    const { id, version } = await api.property();
    const [one, other] = await Promise.all([
      change('archive', id, { version }),
      change('archive', id, { version }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const late = await api.patch(
      `current-properties/${id}`,
      { servicing_bank: 'X', version },
      LUIS,
    );
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^Nadia Brooks archived this property \(now\)\./);
    expect((await api.history(id)).map(({ kind }) => kind)).toEqual(['archived', 'created']);
    const again = await change('archive', id, { version: version + 1 }, LUIS);
    expect([again.status, again.body.message]).toEqual([
      422,
      'This property is archived. Restore it first.',
    ]);
  });

  it.each([
    ['no reason', { reason: ' ' }, 422],
    ['no version', { version: undefined }, 422],
  ])('refuses a request with %s', async (_, invalid, status) => {
    const { id, version } = await api.property();

    expect((await change('archive', id, { version, ...invalid })).status).toBe(status);
    expect((await api.detail(id)).archived_at).toBeNull();
  });

  it('returns 403 to other roles and 404 for an unknown id', async () => {
    const { id, version } = await api.property();

    for (const type of ['Investor', null] as const) {
      expect((await change('archive', id, { version }, { ...NADIA, type })).status).toBe(403);
      expect((await change('restore', id, { version }, { ...NADIA, type })).status).toBe(403);
    }
    expect((await change('archive', 999_999, { version: 1 })).status).toBe(404);
    expect((await change('restore', id, { version })).status).toBe(422);
  });
});
