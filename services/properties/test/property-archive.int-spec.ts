import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '../src/current-property/company-day.js';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

describe('the archive of properties', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  const change = (what: 'archive' | 'restore', id: number, form: object, as = NADIA) =>
    desk.post(`current-properties/${id}/${what}`, { reason: 'The owner sold it', ...form }, as);
  const archived = async (status?: number) => {
    const { id, version } = status ? await desk.propertyAt(status) : await desk.property();
    return (await change('archive', id, { version })).body.list[0];
  };
  const listed = async (view: string, id: number) => {
    const { body } = await desk.call(`emp-current-propertieslist?view=${view}&size=100`);
    return body.list.some((property: { id: number }) => property.id === id);
  };
  const count = async () => (await desk.call('userdashboard')).body.count;

  it('takes a property with a reason, and the trail and the log say who did it', async () => {
    const { id, version } = await desk.property();
    const { status, body } = await change('archive', id, { version }, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      id,
      status: 1,
      archived_at: expect.any(String),
      archival: { kind: 'archived', actor: { name: LUIS.name }, reason: 'The owner sold it' },
      version: version + 1,
    });
    expect((await desk.history(id))[0]).toMatchObject({
      kind: 'archived',
      actor: { id: LUIS.id, name: LUIS.name },
      reason: 'The owner sold it',
    });
    const reader = { ...NADIA, rights: ['people' as const] };
    const log = await desk.call('audit/properties', { as: reader });
    expect(log.body.list[0]).toMatchObject({
      ...{ action: 'archived', actor_id: LUIS.id, record_id: String(id), outcome: 'done' },
    });
  });

  it('takes it out of the count and of what is being serviced, not out of the contract’s list', async () => {
    const { id, version } = await desk.property();
    const before = await count();
    expect([await listed('serviced', id), await listed('archived', id)]).toEqual([true, false]);
    await change('archive', id, { version });

    expect(await count()).toBe(before - 1);
    expect([await listed('serviced', id), await listed('archived', id)]).toEqual([false, true]);
    const contract = (await desk.call('emp-current-propertieslist')).body.list;
    expect(contract.find((property: { id: number }) => property.id === id)).toBeDefined();
    expect((await desk.detail(id)).id).toBe(id);
    const { waiting } = (await desk.call('dashboard-work')).body;
    expect(waiting.map((each: { id: number }) => each.id)).not.toContain(id);
  });

  it('gives it back as it was, with a reason', async () => {
    const property = await archived(5);
    const { status, body } = await change('restore', property.id, {
      reason: 'The sale failed',
      version: property.version,
    });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ status: 5, archived_at: null, archival: null });
    expect(await listed('serviced', property.id)).toBe(true);
    expect((await desk.history(property.id))[0]).toMatchObject({
      ...{ kind: 'restored', reason: 'The sale failed' },
    });
  });

  it('ends what is awaited, in the same step', async () => {
    const { id } = await desk.propertyAt(3);
    const asked = { title: 'Deed', due_on: companyDay() };
    await desk.post(`current-properties/${id}/document-requests`, asked);
    await change('archive', id, { version: (await desk.detail(id)).version });

    expect(await desk.detail(id)).toMatchObject({
      awaited_documents: 0,
      requests: [{ state: 'withdrawn', reason: 'The owner sold it' }],
    });
    expect((await desk.history(id)).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'request_withdrawn',
      'archived',
    ]);
  });

  it('keeps a property read-only until it is restored', async () => {
    const { id } = await desk.propertyAt(3);
    const paper = { content: samplePdf(), name: 'deed.pdf' };
    const handIn = async () =>
      desk.call('current-Properties-file', {
        method: 'POST',
        ...(await multipart({ file: paper, title: 'Deed', id })),
      });
    expect((await handIn()).status).toBe(200);
    const asked = { title: 'Will', due_on: companyDay() };
    const path = `current-properties/${id}`;
    const request = (await desk.post(`${path}/document-requests`, asked)).body.list[0];
    await change('archive', id, { version: (await desk.detail(id)).version });
    const { version, files } = await desk.detail(id);
    const [file] = files;
    const before = await desk.history(id);

    const refused = [
      await desk.patch(path, { servicing_bank: 'Another', version }),
      await desk.post(`${path}/status`, { status: 4, reason: 'Moved on', version }),
      await desk.post(`${path}/document-requests`, asked),
      await desk.patch(`document-requests/${request.id}`, {
        ...{ state: 'open', reason: 'Once more', version: request.version + 1 },
      }),
      await desk.patch(`property-files/${file?.id}`, { title: 'Other', version: file?.version }),
      await desk.post(`property-files/${file?.id}/withdrawal`, {
        ...{ reason: 'Not ours', version: file?.version },
      }),
      await desk.call('current-Properties-file', {
        method: 'POST',
        ...(await multipart({ file: paper, title: 'Another', id })),
      }),
      await desk.call(`${path}/servicing-file`, {
        method: 'POST',
        ...(await multipart({ version, file: paper })),
      }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([422, 'This property is archived. Restore it first.']);
    }
    expect(await desk.history(id)).toEqual(before);

    await change('restore', id, { version });
    const now = await desk.detail(id);
    expect((await desk.patch(path, { servicing_bank: 'B', version: now.version })).status).toBe(
      200,
    );
  });

  it('lets an address come again, and gives none back that is in servicing under another number', async () => {
    const address = '3 Verona Street, Brooklyn, NY 11231';
    const { id, version } = await desk.property({ address });
    const { body } = await change('archive', id, { version });
    const again = await desk.property({ address });
    const refused = await change('restore', id, { version: body.list[0].version });

    expect(refused.status).toBe(422);
    expect(refused.body.errors.reason[0]).toContain(again.reference);
  });

  it('is told to whoever was slower, and done once where the same is sent twice', async () => {
    const { id, version } = await desk.property();
    const [one, other] = await Promise.all([
      change('archive', id, { version }),
      change('archive', id, { version }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const late = await desk.patch(
      `current-properties/${id}`,
      { servicing_bank: 'X', version },
      LUIS,
    );
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^Nadia Brooks archived this property \(now\)\./);
    expect((await desk.history(id)).map(({ kind }) => kind)).toEqual(['archived', 'created']);
    const again = await change('archive', id, { version: version + 1 }, LUIS);
    expect([again.status, again.body.message]).toEqual([
      422,
      'This property is archived. Restore it first.',
    ]);
  });

  it.each([
    ['no reason', { reason: ' ' }, 422],
    ['no version', { version: undefined }, 422],
  ])('takes none with %s', async (_, fault, status) => {
    const { id, version } = await desk.property();

    expect((await change('archive', id, { version, ...fault })).status).toBe(status);
    expect((await desk.detail(id)).archived_at).toBeNull();
  });

  it('is for employees, and of properties that there are', async () => {
    const { id, version } = await desk.property();

    for (const type of ['Investor', null] as const) {
      expect((await change('archive', id, { version }, { ...NADIA, type })).status).toBe(403);
      expect((await change('restore', id, { version }, { ...NADIA, type })).status).toBe(403);
    }
    expect((await change('archive', 999_999, { version: 1 })).status).toBe(404);
    expect((await change('restore', id, { version })).status).toBe(422);
  });
});
