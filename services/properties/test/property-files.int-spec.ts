import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '@phantom/service-kit';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

describe('property files', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  let bytes = 3_000;
  const uploadFile = async (id: number, fields: object = {}) => {
    bytes += 1;
    const file = { content: samplePdf(bytes), name: 'deed.pdf' };
    const sent = await api.call('current-Properties-file', {
      method: 'POST',
      ...(await multipart({ title: 'Deed', id, ...fields, file })),
    });
    expect(sent.body).toMatchObject({ error: 0 });
  };
  const withFile = async () => {
    const { id } = await api.propertyAt(3);
    await uploadFile(id);
    return { id, file: (await api.detail(id)).files[0]! };
  };
  const requestDocument = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await api.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const moveTo = async (id: number, status: number) => {
    const { version } = await api.detail(id);
    const move = { status, reason: 'Brought there for the test', version };
    expect((await api.post(`current-properties/${id}/status`, move)).status).toBe(200);
  };
  const changeRequest = async (id: number, state: string) => {
    const [request] = (await api.detail(id)).requests;
    const form = { state, reason: 'Page two is missing', version: request?.version };
    const response = await api.patch(`document-requests/${request?.id}`, form);
    expect(response.status).toBe(200);
  };
  const titles = async (id: number) =>
    JSON.parse((await api.detail(id)).data).map(({ title }: { title: string }) => title);

  it.each([1, 2, 4, 5, 6, 7, 8])('stay with the property at status %d', async (status) => {
    const { id, file } = await withFile();
    await moveTo(id, status);
    const detail = await api.detail(id);

    expect(await titles(id)).toEqual(['Deed']);
    expect(detail.files).toMatchObject([{ id: file.id, title: 'Deed', withdrawn_at: null }]);
    expect((await api.inject({ url: detail.files[0]!.url })).statusCode).toBe(200);
  });

  it('are refused when their request is rejected, except later ones', async () => {
    const { id } = await api.propertyAt(3);
    const request = await requestDocument(id);
    await uploadFile(id, { request_id: request.id });
    await changeRequest(id, 'rejected');
    await uploadFile(id, { request_id: request.id, title: 'Signed deed' });
    await moveTo(id, 6);

    expect((await api.detail(id)).files).toMatchObject([
      { title: 'Deed', refused_at: expect.any(String), refusal_reason: 'Page two is missing' },
      { title: 'Signed deed', refused_at: null, refusal_reason: null },
    ]);
    expect(await titles(id)).toEqual(['Deed', 'Signed deed']);
  });

  it('are no longer refused when the request is received after all', async () => {
    const { id } = await api.propertyAt(3);
    const request = await requestDocument(id);
    await uploadFile(id, { request_id: request.id });
    await changeRequest(id, 'rejected');
    await changeRequest(id, 'received');

    expect((await api.detail(id)).files).toMatchObject([{ refused_at: null }]);
  });

  it('are renamed, with a history entry', async () => {
    const { id, file } = await withFile();
    await moveTo(id, 5);
    const form = { title: ' Signed  deed ', version: file.version };
    const { status, body } = await api.patch(`property-files/${file.id}`, form, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ title: 'Signed deed', version: file.version + 1 });
    expect(await titles(id)).toEqual(['Signed deed']);
    expect((await api.history(id))[0]).toMatchObject({
      kind: 'file_renamed',
      actor: { name: LUIS.name },
      title: 'Deed',
      changes: [{ field: 'title', old: 'Deed', new: 'Signed deed' }],
    });
  });

  it('are withdrawn from data with a reason, and can still be opened', async () => {
    const { id, file } = await withFile();
    await moveTo(id, 5);
    const form = { reason: 'Of another property', version: file.version };
    const path = `property-files/${file.id}/withdrawal`;
    const responses = [await api.post(path, form, LUIS), await api.post(path, form, LUIS)];

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await titles(id)).toEqual([]);
    const { files } = await api.detail(id);
    expect(files).toMatchObject([
      {
        title: 'Deed',
        withdrawn_at: expect.any(String),
        withdrawn_by: LUIS.name,
        withdrawal_reason: 'Of another property',
      },
    ]);
    expect((await api.inject({ url: files[0]!.url })).statusCode).toBe(200);
    expect((await api.history(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'file_withdrawn',
      'status',
    ]);
  });

  it('can be uploaded again after a withdrawal', async () => {
    const { id } = await api.propertyAt(3);
    const again = async () => {
      bytes -= 1;
      await uploadFile(id);
    };
    await uploadFile(id);
    await again();
    expect(await titles(id)).toEqual(['Deed']);
    const [file] = (await api.detail(id)).files;
    const form = { reason: 'Not legible', version: file?.version };
    await api.post(`property-files/${file?.id}/withdrawal`, form);
    await again();

    expect(await titles(id)).toEqual(['Deed']);
    expect((await api.detail(id)).files).toHaveLength(2);
  });

  it.each([
    ['an empty title', 'PATCH', '', { title: ' ' }, 'title'],
    ['a title of 151 characters', 'PATCH', '', { title: 'a'.repeat(151) }, 'title'],
    ['no version', 'PATCH', '', { version: undefined }, 'version'],
    ['no reason', 'POST', '/withdrawal', { reason: '' }, 'reason'],
  ] as const)('are not changed by a request with %s', async (_, method, path, invalid, field) => {
    const { id, file } = await withFile();
    const payload = { title: 'New', reason: 'For the test', version: file.version, ...invalid };
    const { status, body } = await api.call(`property-files/${file.id}${path}`, {
      method,
      payload,
    });

    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await api.detail(id)).files).toEqual([
      { ...file, url: expect.stringContaining('deed.pdf') },
    ]);
  });

  it('accept one of two concurrent changes and return 409 with the current file to the other', async () => {
    const { id, file } = await withFile();
    const { version } = file;
    const responses = await Promise.all([
      api.patch(`property-files/${file.id}`, { title: 'Of Nadia', version }, NADIA),
      api.patch(`property-files/${file.id}`, { title: 'Of Luis', version }, LUIS),
    ]);
    const lost = responses.find(({ status }) => status === 409)!;

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([lost.body.list[0].title]).toEqual(await titles(id));
    expect(lost.body.list[0].version).toBe(version + 1);
  });

  it('return 403 to other roles and 404 for an unknown id', async () => {
    const { file } = await withFile();
    const form = { title: 'New', reason: 'For the test', version: file.version };

    for (const type of ['Investor', null] as const) {
      const as = { ...NADIA, type };
      expect((await api.patch(`property-files/${file.id}`, form, as)).status).toBe(403);
      expect((await api.post(`property-files/${file.id}/withdrawal`, form, as)).status).toBe(403);
    }
    expect((await api.patch('property-files/999999', form)).status).toBe(404);
    expect((await api.post('property-files/999999/withdrawal', form)).status).toBe(404);
  });
});
