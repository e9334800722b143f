import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { companyDay } from '../src/current-property/company-day.js';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

describe('a file that was received', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  let bytes = 3_000;
  const handIn = async (id: number, fields: object = {}) => {
    bytes += 1;
    const file = { content: samplePdf(bytes), name: 'deed.pdf' };
    const sent = await desk.call('current-Properties-file', {
      method: 'POST',
      ...(await multipart({ title: 'Deed', id, ...fields, file })),
    });
    expect(sent.body).toMatchObject({ error: 0 });
  };
  const withFile = async () => {
    const { id } = await desk.propertyAt(3);
    await handIn(id);
    return { id, file: (await desk.detail(id)).files[0]! };
  };
  const ask = async (id: number) => {
    const form = { title: 'Deed', due_on: companyDay() };
    return (await desk.post(`current-properties/${id}/document-requests`, form)).body.list[0];
  };
  const moveTo = async (id: number, status: number) => {
    const { version } = await desk.detail(id);
    const move = { status, reason: 'Brought there for the test', version };
    expect((await desk.post(`current-properties/${id}/status`, move)).status).toBe(200);
  };
  const changeRequest = async (id: number, state: string) => {
    const [request] = (await desk.detail(id)).requests;
    const form = { state, reason: 'Page two is missing', version: request?.version };
    const answer = await desk.patch(`document-requests/${request?.id}`, form);
    expect(answer.status).toBe(200);
  };
  const titles = async (id: number) =>
    JSON.parse((await desk.detail(id)).data).map(({ title }: { title: string }) => title);

  it.each([1, 2, 4, 5, 6, 7, 8])('stays with the property at status %d', async (status) => {
    const { id, file } = await withFile();
    await moveTo(id, status);
    const detail = await desk.detail(id);

    expect(await titles(id)).toEqual(['Deed']);
    expect(detail.files).toMatchObject([{ id: file.id, title: 'Deed', withdrawn_at: null }]);
    expect((await desk.inject({ url: detail.files[0]!.url })).statusCode).toBe(200);
  });

  it('is marked as refused when what it answers is rejected; the next one is not', async () => {
    const { id } = await desk.propertyAt(3);
    const request = await ask(id);
    await handIn(id, { request_id: request.id });
    await changeRequest(id, 'rejected');
    await handIn(id, { request_id: request.id, title: 'Signed deed' });
    await moveTo(id, 6);

    expect((await desk.detail(id)).files).toMatchObject([
      { title: 'Deed', refused_at: expect.any(String), refusal_reason: 'Page two is missing' },
      { title: 'Signed deed', refused_at: null, refusal_reason: null },
    ]);
    expect(await titles(id)).toEqual(['Deed', 'Signed deed']);
  });

  it('is refused no more when it is received after all', async () => {
    const { id } = await desk.propertyAt(3);
    const request = await ask(id);
    await handIn(id, { request_id: request.id });
    await changeRequest(id, 'rejected');
    await changeRequest(id, 'received');

    expect((await desk.detail(id)).files).toMatchObject([{ refused_at: null }]);
  });

  it('gets another title, and the trail says who gave it which', async () => {
    const { id, file } = await withFile();
    await moveTo(id, 5);
    const form = { title: ' Signed  deed ', version: file.version };
    const { status, body } = await desk.patch(`property-files/${file.id}`, form, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ title: 'Signed deed', version: file.version + 1 });
    expect(await titles(id)).toEqual(['Signed deed']);
    expect((await desk.history(id))[0]).toMatchObject({
      kind: 'file_renamed',
      actor: { name: LUIS.name },
      title: 'Deed',
      changes: [{ field: 'title', old: 'Deed', new: 'Signed deed' }],
    });
  });

  it('is withdrawn with a reason: out of the contract’s list, and still there to be opened', async () => {
    const { id, file } = await withFile();
    await moveTo(id, 5);
    const form = { reason: 'Of another property', version: file.version };
    const path = `property-files/${file.id}/withdrawal`;
    const answers = [await desk.post(path, form, LUIS), await desk.post(path, form, LUIS)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await titles(id)).toEqual([]);
    const { files } = await desk.detail(id);
    expect(files).toMatchObject([
      {
        title: 'Deed',
        withdrawn_at: expect.any(String),
        withdrawn_by: LUIS.name,
        withdrawal_reason: 'Of another property',
      },
    ]);
    expect((await desk.inject({ url: files[0]!.url })).statusCode).toBe(200);
    expect((await desk.history(id)).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'file_withdrawn',
      'status',
    ]);
  });

  it('can be sent again once it was withdrawn', async () => {
    const { id } = await desk.propertyAt(3);
    const again = async () => {
      bytes -= 1;
      await handIn(id);
    };
    await handIn(id);
    await again();
    expect(await titles(id)).toEqual(['Deed']);
    const [file] = (await desk.detail(id)).files;
    const form = { reason: 'Not legible', version: file?.version };
    await desk.post(`property-files/${file?.id}/withdrawal`, form);
    await again();

    expect(await titles(id)).toEqual(['Deed']);
    expect((await desk.detail(id)).files).toHaveLength(2);
  });

  it.each([
    ['a title of nothing', 'PATCH', '', { title: ' ' }, 'title'],
    ['a title of 151 characters', 'PATCH', '', { title: 'a'.repeat(151) }, 'title'],
    ['no version', 'PATCH', '', { version: undefined }, 'version'],
    ['no reason', 'POST', '/withdrawal', { reason: '' }, 'reason'],
  ] as const)('is not changed with %s', async (_, method, path, fault, field) => {
    const { id, file } = await withFile();
    const payload = { title: 'New', reason: 'For the test', version: file.version, ...fault };
    const { status, body } = await desk.call(`property-files/${file.id}${path}`, {
      method,
      payload,
    });

    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await desk.detail(id)).files).toEqual([
      { ...file, url: expect.stringContaining('deed.pdf') },
    ]);
  });

  it('changed by two at once follows one; the other is shown what it is now', async () => {
    const { id, file } = await withFile();
    const { version } = file;
    const answers = await Promise.all([
      desk.patch(`property-files/${file.id}`, { title: 'Of Nadia', version }, NADIA),
      desk.patch(`property-files/${file.id}`, { title: 'Of Luis', version }, LUIS),
    ]);
    const lost = answers.find(({ status }) => status === 409)!;

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([lost.body.list[0].title]).toEqual(await titles(id));
    expect(lost.body.list[0].version).toBe(version + 1);
  });

  it('is an employee’s to change, where there is one', async () => {
    const { file } = await withFile();
    const form = { title: 'New', reason: 'For the test', version: file.version };

    for (const type of ['Investor', null] as const) {
      const as = { ...NADIA, type };
      expect((await desk.patch(`property-files/${file.id}`, form, as)).status).toBe(403);
      expect((await desk.post(`property-files/${file.id}/withdrawal`, form, as)).status).toBe(403);
    }
    expect((await desk.patch('property-files/999999', form)).status).toBe(404);
    expect((await desk.post('property-files/999999/withdrawal', form)).status).toBe(404);
  });
});
