import { multipart, samplePdf } from '@phantom/service-kit/testing';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

describe('creating and editing a property', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const edit = (id: number, form: object, as = NADIA) =>
    api.patch(`current-properties/${id}`, form, as);

  it('creates a property with the first status, a generated reference and no file', async () => {
    const year = new Date().toLocaleDateString('en-US', {
      timeZone: 'America/New_York',
      year: 'numeric',
    });
    const { status, body } = await api.post('current-properties', {
      address: '  12  Sickles Street, New York, NY 10040 ',
      servicing_bank: 'Palisade National Bank',
      type_of_property: 'Cooperative',
      assignee_id: LUIS.id,
      assignee_name: LUIS.name,
      reference: 'PP-1999-0001',
      status: 8,
    });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      address: '12 Sickles Street, New York, NY 10040',
      servicing_bank: 'Palisade National Bank',
      type_of_property: 'Cooperative',
      assign: { label: 'Luis Santamaria' },
      assignee_id: LUIS.id,
      reference: expect.stringMatching(new RegExp(`^PP-${year}-\\d{4}$`)),
      url: '',
      data: '[]',
      status: 1,
      version: 1,
      last_change: { kind: 'created', actor: { name: 'Nadia Brooks' }, to_status: 1 },
    });
  });

  it('gives every property another reference', async () => {
    const made = await Promise.all([api.property(), api.property(), api.property()]);

    expect(new Set(made.map(({ reference }) => reference)).size).toBe(3);
  });

  it.each([
    ['address', ''],
    ['address', 'a'.repeat(201)],
    ['servicing_bank', null],
    ['servicing_bank', 'a'.repeat(121)],
    ['type_of_property', 7],
    ['type_of_property', 'a'.repeat(61)],
    ['assignee_id', 0],
    ['assignee_id', 'Luis'],
    ['assignee_id', 12],
  ])('returns 422 with a message when %s is %p', async (field, value) => {
    const { status, body } = await api.post('current-properties', {
      address: '1 Nowhere Street',
      servicing_bank: 'Bank',
      type_of_property: 'Single Family',
      [field]: value,
    });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [expect.stringMatching(/\.$/)] });
  });

  it.each(['x', 'Castle', '12', 'Main Street', 'Brooklyn, NY 11233'])(
    'returns 422 for an invalid address: %s',
    async (address) => {
      const facts = { servicing_bank: 'Bank', type_of_property: 'Castle' };
      const { status, body } = await api.post('current-properties', { address, ...facts });

      expect(status).toBe(422);
      expect(body.errors).toEqual({
        address: [expect.stringMatching(/^This does not look like an address\./)],
        type_of_property: [expect.stringMatching(/^We do not service properties of this type\./)],
      });
    },
  );

  it('accepts only types of the list', async () => {
    const { body } = await api.call('property-types');
    expect(body.list).toEqual(expect.arrayContaining(['Condominium', 'Two Family']));
    expect(body.list).not.toContain('Castle');
    const { id, version } = await api.property({ type_of_property: body.list[0] });
    const refused = await edit(id, { type_of_property: 'Castle', version });

    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['type_of_property']]);
  });

  it('accepts other changes of a property whose address and type are invalid', async () => {
    const { id } = await api.property();
    const sql =
      "UPDATE current_property SET address = 'x', type_of_property = 'Castle' WHERE id = $1";
    await api.dataSource.query(sql, [id]);
    const { version } = await api.detail(id);
    const same = { address: 'x', type_of_property: 'Castle' };
    const { status, body } = await edit(id, { ...same, servicing_bank: 'Harbor', version });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ ...same, servicing_bank: 'Harbor' });
    const other = await edit(id, { address: 'y', version: version + 1 });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['address']]);
  });

  it('refuses an address in servicing, and accepts it after completion', async () => {
    const address = '77 Linwood Street, Brooklyn, NY 11208';
    const { id, reference, version } = await api.property({ address });
    const again = {
      address: address.toUpperCase(),
      servicing_bank: 'B',
      type_of_property: 'Two Family',
    };
    const refused = await api.post('current-properties', again);
    await api.post(`current-properties/${id}/status`, { status: 8, reason: 'Closed', version });

    expect(refused.status).toBe(422);
    expect(refused.body.errors.address[0]).toContain(reference);
    expect((await api.post('current-properties', again)).status).toBe(200);
  });

  it('creates one property when two requests send the same address', async () => {
    const form = { address: '5 Post Avenue', servicing_bank: 'B', type_of_property: 'Two Family' };
    const responses = await Promise.all([
      api.post('current-properties', form),
      api.post('current-properties', form, LUIS),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('changes single fields and records old and new values', async () => {
    const { id, version, address } = await api.property();
    const { status, body } = await edit(id, {
      servicing_bank: 'Narrows Home Lending',
      assignee_id: LUIS.id,
      assignee_name: LUIS.name,
      version,
    });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      address,
      servicing_bank: 'Narrows Home Lending',
      version: version + 1,
    });
    expect((await api.history(id))[0]).toMatchObject({
      kind: 'edited',
      changes: [
        { field: 'servicing_bank', old: 'First Gotham Trust', new: 'Narrows Home Lending' },
        { field: 'assign', old: null, new: 'Luis Santamaria' },
      ],
    });
  });

  it.each([null, ''])('removes the assignee when assignee_id is %p', async (assignee_id) => {
    const { id, version } = await api.property({ assignee_id: 12, assignee_name: LUIS.name });
    const { body } = await edit(id, { assignee_id, version });

    expect(body.list[0]).toMatchObject({ assign: null, assignee_id: null });
    expect((await api.history(id))[0]?.changes).toEqual([
      { field: 'assign', old: 'Luis Santamaria', new: null },
    ]);
  });

  it('refuses an empty address', async () => {
    const { id, version } = await api.property();
    const { status, body } = await edit(id, { address: ' ', version });

    expect(status).toBe(422);
    expect(body.errors.address).toEqual(['Please enter the address of the property.']);
  });

  it('refuses the address of another property', async () => {
    const [one, other] = [await api.property(), await api.property()];
    const { body } = await edit(one.id, { address: other.address, version: one.version });

    expect(body.errors.address[0]).toContain(other.reference);
  });

  it('keeps the version when nothing changes, whatever version was sent', async () => {
    const { id, version, address } = await api.property();
    const { body } = await edit(id, { address, version: version + 7 });

    expect(body.list[0].version).toBe(version);
    expect(await api.history(id)).toHaveLength(1);
  });

  it('accepts one of two concurrent edits and returns 409 to the other', async () => {
    const { id, version } = await api.property();
    const responses = await Promise.all([
      edit(id, { servicing_bank: 'Bank of Nadia', version }, NADIA),
      edit(id, { servicing_bank: 'Bank of Luis', version }, LUIS),
    ]);
    const lost = responses.find(({ status }) => status === 409)!;
    const { servicing_bank, last_change } = lost.body.list[0];

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost.body.message).toMatch(
      new RegExp(`^${last_change.actor.name} changed this property \\(now\\): servicing bank\\.`),
    );
    expect((await api.detail(id)).servicing_bank).toBe(servicing_bank);
  });

  it('returns 409 for an edit made before a move', async () => {
    const { id, version } = await api.property();
    await api.post(
      `current-properties/${id}/status`,
      { status: 2, reason: 'Begun', version },
      LUIS,
    );
    const { status, body } = await edit(id, { type_of_property: 'Condominium', version });

    expect(status).toBe(409);
    expect(body.message).toContain(
      'Luis Santamaria moved this property from “Submitted” to “In process”',
    );
    expect(body.list[0]).toMatchObject({ status: 2, type_of_property: 'Townhouse' });
  });

  describe('servicing file', () => {
    const send = async (id: number, version: number) =>
      api.call(`current-properties/${id}/servicing-file`, {
        method: 'POST',
        ...(await multipart({ version, file: { content: samplePdf(), name: 'Lead sheet.pdf' } })),
      });

    it('is uploaded after the creation', async () => {
      const { id, version } = await api.property();
      const { status, body } = await send(id, version);

      expect(status).toBe(200);
      expect(body.list[0]).toMatchObject({
        url: expect.stringMatching(/^\/api\/auth\/files\/\d+\/servicing-file\.pdf\?/),
        version: version + 1,
        last_change: { kind: 'servicing_file', title: 'Lead sheet.pdf' },
      });
      expect((await api.inject({ url: body.list[0].url })).statusCode).toBe(200);
    });

    it('returns 409 when the version is stale', async () => {
      const { id, version } = await api.property();
      await send(id, version);

      expect((await send(id, version)).status).toBe(409);
    });
  });
});
