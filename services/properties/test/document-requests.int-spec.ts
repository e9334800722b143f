import { companyDay } from '../src/current-property/company-day.js';
import type { DocumentRequestDto } from '../src/document-request/dto/document-request.dto.js';
import { LUIS, NADIA, propertyDesk, type PropertyDesk } from './property-desk.js';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => companyDay(new Date(Date.now() + days * DAY));

describe('requests for missing documents', () => {
  let desk: PropertyDesk;

  beforeAll(async () => {
    desk = await propertyDesk();
  });
  afterAll(() => desk.close());

  const ask = (id: number, form: object = {}, as = NADIA) =>
    desk.post(
      `current-properties/${id}/document-requests`,
      { title: 'Hardship letter', due_on: inDays(7), ...form },
      as,
    );
  const made = async (form: object = {}): Promise<DocumentRequestDto> => {
    const { id } = await desk.propertyAt(3);
    return (await ask(id, form)).body.list[0];
  };
  const change = (id: number, form: object, as = NADIA) =>
    desk.patch(`document-requests/${id}`, form, as);
  /** As it stands, with its present version. */
  const brought = async (...states: string[]): Promise<DocumentRequestDto> => {
    let request = await made();
    for (const state of states) {
      const form = { state, reason: 'For the test', version: request.version };
      request = (await change(request.id, form)).body.list[0];
    }
    return request;
  };

  it('name the document, the day and what is needed', async () => {
    const { id } = await desk.propertyAt(3);
    const { status, body } = await ask(id, { note: 'Signed by\r\nboth owners' });

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
    expect(await desk.detail(id)).toMatchObject({
      requests: [body.list[0]],
      awaited_documents: 1,
      overdue_documents: 0,
    });
    expect((await desk.history(id))[0]).toMatchObject({
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
  ])('are refused where %s is %p', async (field, value) => {
    const { id } = await desk.propertyAt(3);
    const { status, body } = await ask(id, { [field]: value });

    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [expect.stringMatching(/\.$/)] });
  });

  it('may be due today', async () => {
    expect((await made({ due_on: inDays(0) })).is_overdue).toBe(false);
  });

  describe('for a property that is elsewhere', () => {
    it('are refused in words that say where to move it', async () => {
      const { id } = await desk.propertyAt(5);
      const { status, body } = await ask(id);

      expect(status).toBe(422);
      expect(body.errors.move).toEqual([
        'Documents are requested while a property is at Missing Documents. Move it there along with the request.',
      ]);
    });

    it.each([
      ['the title as the reason', undefined, 'Hardship letter'],
      ['the reason given', 'The bank asked for it', 'The bank asked for it'],
    ])('move it there in the same action, with %s', async (_, reason, told) => {
      const { id, version } = await desk.propertyAt(8);
      const { status } = await ask(id, { move: true, version, reason });

      expect(status).toBe(200);
      expect(await desk.detail(id)).toMatchObject({ status: 3, version: version + 1 });
      const [asked, moved] = await desk.history(id);
      expect(asked?.kind).toBe('request_made');
      expect(moved).toMatchObject({ kind: 'status', from_status: 8, to_status: 3, reason: told });
    });

    it('move nothing and ask for nothing where someone was faster', async () => {
      const { id, version } = await desk.propertyAt(5);
      await desk.post(
        `current-properties/${id}/status`,
        { status: 6, reason: 'Done', version },
        LUIS,
      );
      const { status, body } = await ask(id, { move: true, version });

      expect(status).toBe(409);
      expect(body.list[0]).toMatchObject({ id, status: 6, requests: [] });
      expect((await ask(id, { move: true })).body.errors).toHaveProperty('version');
    });
  });

  it('are overdue the day after, while they are awaited, and told in that order', async () => {
    const first = await made({ title: 'Deed', due_on: inDays(3) });
    const property = first.property_id;
    const late = (await ask(property, { title: 'Will' })).body.list[0];
    await ask(property, { title: 'Lease', due_on: inDays(1) });
    await desk.dataSource.query('UPDATE document_request SET due_on = $1 WHERE id = $2', [
      inDays(-1),
      late.id,
    ]);
    const told = async () => {
      const { requests, awaited_documents, overdue_documents } = await desk.detail(property);
      return [
        requests.map(({ title, is_overdue }) => `${title}${is_overdue ? ' is overdue' : ''}`),
        [awaited_documents, overdue_documents],
      ];
    };

    expect(await told()).toEqual([
      ['Will is overdue', 'Lease', 'Deed'],
      [3, 1],
    ]);
    await change(late.id, { state: 'received', version: late.version });
    expect(await told()).toEqual([
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
  ])('after %p may be %s, with an entry in the trail', async (before, state) => {
    const request = await brought(...before);
    const form = { state, reason: 'Page two is missing', version: request.version };
    const { status, body } = await change(request.id, form, LUIS);

    expect(status).toBe(200);
    expect(body.list[0]).toMatchObject({ state, reason: 'Page two is missing' });
    expect((await desk.history(request.property_id))[0]).toMatchObject({
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
  ])('after %p cannot be %s', async (before, state) => {
    const request = await brought(...before);
    const form = { state, reason: 'For the test', version: request.version };
    const { status, body } = await change(request.id, form);

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('state');
  });

  it.each(['rejected', 'open'])('are not %s without a reason', async (state) => {
    const request = await brought('received');
    const { status, body } = await change(request.id, { state, version: request.version });

    expect(status).toBe(422);
    expect(body.errors.reason).toEqual(['Please say why, so that others can follow it later.']);
  });

  it('that are rejected are awaited anew', async () => {
    const { property_id } = await brought('rejected');

    expect((await desk.detail(property_id)).awaited_documents).toBe(1);
  });

  it('can be put in other words and to another day, while they are awaited', async () => {
    const request = await made({ note: 'Both pages' });
    const form = {
      title: 'Signed letter',
      note: null,
      due_on: inDays(9),
      version: request.version,
    };
    const { body } = await change(request.id, form);

    expect(body.list[0]).toMatchObject({ title: 'Signed letter', note: null, due_on: inDays(9) });
    expect((await desk.history(request.property_id))[0]).toMatchObject({
      kind: 'request_edited',
      changes: [
        { field: 'title', old: 'Hardship letter', new: 'Signed letter' },
        { field: 'note', old: 'Both pages', new: null },
        { field: 'due_on', old: inDays(7), new: inDays(9) },
      ],
    });
    const closed = await brought('withdrawn');
    const late = await change(closed.id, { title: 'Other', version: closed.version });
    expect(late.body.errors).toHaveProperty('state');
  });

  it('changed by two at once follow one; the other is told who it was', async () => {
    const { id, version } = await made();
    const answers = await Promise.all([
      change(id, { state: 'received', version }, NADIA),
      change(id, { state: 'withdrawn', version }, LUIS),
    ]);
    const lost = answers.find(({ status }) => status === 409)!;
    const winner = answers[0]!.status === 200 ? NADIA : LUIS;

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost.body.message).toContain(
      `${winner.name} changed the request for “Hardship letter” (now).`,
    );
    expect(lost.body.list).toMatchObject([{ id, version: version + 1 }]);
  });

  it('are known where there is one, to employees alone', async () => {
    const { id, version, property_id } = await made();
    const as = { ...NADIA, type: 'Investor' as const };

    expect((await change(999_999, { state: 'received', version })).status).toBe(404);
    expect((await ask(999_999)).status).toBe(404);
    expect((await change(id, { state: 'received', version }, as)).status).toBe(403);
    expect((await ask(property_id, {}, as)).status).toBe(403);
  });
});
