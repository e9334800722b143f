import { companyDay } from '@phantom/service-kit';
import type { DocumentRequestDto } from '../src/properties/document-requests/document-request.dto.js';
import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => companyDay(new Date(Date.now() + days * DAY));

describe('document requests', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const requestDocument = (id: number, form: object = {}, as = NADIA) =>
    api.post(
      `current-properties/${id}/document-requests`,
      { title: 'Hardship letter', due_on: inDays(7), ...form },
      as,
    );
  const newRequest = async (form: object = {}): Promise<DocumentRequestDto> => {
    const { id } = await api.propertyAt(3);
    return (await requestDocument(id, form)).body.list[0];
  };
  const change = (id: number, form: object, as = NADIA) =>
    api.patch(`document-requests/${id}`, form, as);
  /** A request that went through these states, with its current version. */
  const requestInState = async (...states: string[]): Promise<DocumentRequestDto> => {
    let request = await newRequest();
    for (const state of states) {
      const form = { state, reason: 'For the test', version: request.version };
      request = (await change(request.id, form)).body.list[0];
    }
    return request;
  };

  it('creates a request with title, due date and note', async () => {
    const { id } = await api.propertyAt(3);
    const { status, body } = await requestDocument(id, { note: 'Signed by\r\nboth owners' });

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({
      property_id: id,
      title: 'Hardship letter',
      note: 'Signed by\nboth owners',
      due_on: inDays(7),
      state: 'open',
      reason: null,
      is_overdue: false,
      requested_by: 'Nadia Brooks',
      version: 1,
    });
    expect(await api.detail(id)).toMatchObject({
      requests: [body.list[0]],
      awaited_documents: 1,
      overdue_documents: 0,
    });
    expect((await api.history(id))[0]).toMatchObject({
      kind: 'request_made',
      title: 'Hardship letter',
      request_id: body.list[0].id,
    });
  });

  it.each([
    ['title', undefined],
    ['title', 'a'.repeat(151)],
    ['note', 'a'.repeat(501)],
    ['due_on', undefined],
    ['due_on', '2026-02-30'],
    ['due_on', '12/04/2026'],
    ['due_on', inDays(-1)],
  ])('returns 422 when %s is %p', async (field, value) => {
    const { id } = await api.propertyAt(3);
    const { status, body } = await requestDocument(id, { [field]: value });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [expect.stringMatching(/\.$/)] });
  });

  it('accepts today as the due date', async () => {
    expect((await newRequest({ due_on: inDays(0) })).is_overdue).toBe(false);
  });

  describe('for a property at another status', () => {
    it('returns 422 with a message that names the status', async () => {
      const { id } = await api.propertyAt(5);
      const { status, body } = await requestDocument(id);

      expect(status).toBe(422);
      expect(body.errors.move).toEqual([
        'Documents are requested while a property is at Missing Documents. Move it there along with the request.',
      ]);
    });

    it.each([
      ['the title as the reason', undefined, 'Hardship letter'],
      ['the reason given', 'The bank asked for it', 'The bank asked for it'],
    ])('moves the property with %s', async (_, reason, expected) => {
      const { id, version } = await api.propertyAt(8);
      const { status } = await requestDocument(id, { move: true, version, reason });

      expect(status).toBe(200);
      expect(await api.detail(id)).toMatchObject({ status: 3, version: version + 1 });
      const [asked, moved] = await api.history(id);
      expect(asked?.kind).toBe('request_made');
      expect(moved).toMatchObject({
        kind: 'status',
        from_status: 8,
        to_status: 3,
        reason: expected,
      });
    });

    it('changes nothing and returns 409 when the version is stale', async () => {
      const { id, version } = await api.propertyAt(5);
      await api.post(
        `current-properties/${id}/status`,
        { status: 6, reason: 'Done', version },
        LUIS,
      );
      const { status, body } = await requestDocument(id, { move: true, version });

      expect(status).toBe(409);
      expect(body.list[0]).toMatchObject({ id, status: 6, requests: [] });
      expect((await requestDocument(id, { move: true })).body.errors).toHaveProperty('version');
    });
  });

  it('are overdue after the due date while awaited, and come first', async () => {
    const first = await newRequest({ title: 'Deed', due_on: inDays(3) });
    const property = first.property_id;
    const late = (await requestDocument(property, { title: 'Will' })).body.list[0];
    await requestDocument(property, { title: 'Lease', due_on: inDays(1) });
    await api.dataSource.query('UPDATE document_request SET due_on = $1 WHERE id = $2', [
      inDays(-1),
      late.id,
    ]);
    const overview = async () => {
      const { requests, awaited_documents, overdue_documents } = await api.detail(property);
      return [
        requests.map(({ title, is_overdue }) => `${title}${is_overdue ? ' is overdue' : ''}`),
        [awaited_documents, overdue_documents],
      ];
    };

    expect(await overview()).toEqual([
      ['Will is overdue', 'Lease', 'Deed'],
      [3, 1],
    ]);
    await change(late.id, { state: 'received', version: late.version });
    expect(await overview()).toEqual([
      ['Lease', 'Deed', 'Will'],
      [2, 0],
    ]);
  });

  it.each([
    [[], 'received'],
    [[], 'rejected'],
    [[], 'withdrawn'],
    [['received'], 'rejected'],
    [['received'], 'open'],
    [['rejected'], 'received'],
    [['rejected'], 'withdrawn'],
    [['rejected'], 'open'],
    [['withdrawn'], 'open'],
  ])('after %p can become %s, with a history entry', async (before, state) => {
    const request = await requestInState(...before);
    const form = { state, reason: 'Page two is missing', version: request.version };
    const { status, body } = await change(request.id, form, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ state, reason: 'Page two is missing' });
    expect((await api.history(request.property_id))[0]).toMatchObject({
      kind: `request_${state === 'open' ? 'reopened' : state}`,
      actor: { name: 'Luis Santamaria' },
      reason: 'Page two is missing',
      request_id: request.id,
    });
  });

  it.each([
    [[], 'open'],
    [['received'], 'received'],
    [['received'], 'withdrawn'],
    [['withdrawn'], 'received'],
    [['withdrawn'], 'rejected'],
    [[], 'lost'],
  ])('after %p cannot become %s', async (before, state) => {
    const request = await requestInState(...before);
    const form = { state, reason: 'For the test', version: request.version };
    const { status, body } = await change(request.id, form);

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('state');
  });

  it.each(['rejected', 'open'])('cannot become %s without a reason', async (state) => {
    const request = await requestInState('received');
    const { status, body } = await change(request.id, { state, version: request.version });

    expect(status).toBe(422);
    expect(body.errors.reason).toEqual(['Please say why, so that others can follow it later.']);
  });

  it('counts a rejected request as awaited', async () => {
    const { property_id } = await requestInState('rejected');

    expect((await api.detail(property_id)).awaited_documents).toBe(1);
  });

  it('changes title, note and due date of an awaited request only', async () => {
    const request = await newRequest({ note: 'Both pages' });
    const form = {
      title: 'Signed letter',
      note: null,
      due_on: inDays(9),
      version: request.version,
    };
    const { body } = await change(request.id, form);

    expect(body.list[0]).toMatchObject({ title: 'Signed letter', note: null, due_on: inDays(9) });
    expect((await api.history(request.property_id))[0]).toMatchObject({
      kind: 'request_edited',
      changes: [
        { field: 'title', old: 'Hardship letter', new: 'Signed letter' },
        { field: 'note', old: 'Both pages', new: null },
        { field: 'due_on', old: inDays(7), new: inDays(9) },
      ],
    });
    const closed = await requestInState('withdrawn');
    const late = await change(closed.id, { title: 'Other', version: closed.version });
    expect(late.body.errors).toHaveProperty('state');
  });

  it('accepts one of two concurrent changes and returns 409 to the other', async () => {
    const { id, version } = await newRequest();
    const responses = await Promise.all([
      change(id, { state: 'received', version }, NADIA),
      change(id, { state: 'withdrawn', version }, LUIS),
    ]);
    const lost = responses.find(({ status }) => status === 409)!;
    const winner = responses[0]!.status === 200 ? NADIA : LUIS;

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost.body.message).toContain(
      `${winner.name} changed the request for “Hardship letter” (now).`,
    );
    expect(lost.body.list).toMatchObject([{ id, version: version + 1 }]);
  });

  it('returns 404 for an unknown id and 403 to other roles', async () => {
    const { id, version, property_id } = await newRequest();
    const as = { ...NADIA, type: 'Investor' as const };

    expect((await change(999_999, { state: 'received', version })).status).toBe(404);
    expect((await requestDocument(999_999)).status).toBe(404);
    expect((await change(id, { state: 'received', version }, as)).status).toBe(403);
    expect((await requestDocument(property_id, {}, as)).status).toBe(403);
  });
});
