import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

describe('property status', () => {
  let api: PropertyApi;

  beforeAll(async () => {
    api = await propertyApi();
  });
  afterAll(() => api.close());

  const move = (id: number, form: object, as = NADIA) =>
    api.post(`current-properties/${id}/status`, { reason: 'The bank answered', ...form }, as);

  it('moves a property with a reason and records it in the history', async () => {
    const { id, version } = await api.property();
    const before = Date.now();
    const { status, body } = await move(id, { status: 4, reason: ' Title\nis clear ', version });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      error: 0,
      list: [{ id, status: 4, version: version + 1, days_in_status: 0 }],
    });
    const [latest] = await api.history(id);
    expect(latest).toMatchObject({
      kind: 'status',
      actor: { id: NADIA.id, name: 'Nadia Brooks' },
      from_status: 1,
      to_status: 4,
      reason: 'Title\nis clear',
    });
    expect(Date.parse(latest!.at)).toBeGreaterThanOrEqual(before - 1000);
    expect(body.list[0].last_change).toEqual(latest);
  });

  it.each([
    [1, 8],
    [7, 2],
    [8, 3],
    [4, 3],
  ])('moves from %d to %d', async (from, to) => {
    const { id, version } = await api.propertyAt(from === 1 ? 2 : from);
    const start = from === 1 ? (await move(id, { status: 1, version })).body.list[0] : { version };
    const { body } = await move(id, { status: to, version: start.version });

    expect(body.list[0].status).toBe(to);
  });

  it('lists the skipped statuses', async () => {
    const { id, version } = await api.propertyAt(3);
    const { body } = await move(id, { status: 8, version });

    expect(body.list[0].skipped_steps).toEqual([2, 4, 5, 6, 7]);
    const back = await move(id, { status: 5, version: body.list[0].version });
    const again = await move(id, { status: 8, version: back.body.list[0].version });
    expect(again.body.list[0].skipped_steps).toEqual([2, 4, 6, 7]);
  });

  it('returns 422 when the status is the current one', async () => {
    const { id, version } = await api.propertyAt(5);
    const { status, body } = await move(id, { status: 5, version });

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      status: ['The property is at this status already. Please choose another one.'],
    });
    expect(await api.history(id)).toHaveLength(2);
  });

  it('refuses to reopen a completed property while its address is in servicing again', async () => {
    const address = '1 Verona Street, Brooklyn, NY 11231';
    const done = await api.propertyAt(8, { address });
    const again = await api.property({ address });
    const form = { status: 2, version: done.version };
    const { status, body } = await move(done.id, form);

    expect(status).toBe(422);
    expect(body.errors).toEqual({ status: [expect.stringContaining(again.reference)] });
    await move(again.id, { status: 8, version: again.version });
    expect((await move(done.id, form)).status).toBe(200);
  });

  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['a reason of white space', { reason: ' \n ' }, 'reason'],
    ['a reason of two characters', { reason: 'ok' }, 'reason'],
    ['a reason of 501 characters', { reason: 'a'.repeat(501) }, 'reason'],
    ['a status beyond the last', { status: 9 }, 'status'],
    ['a status before the first', { status: 0 }, 'status'],
    ['a status in words', { status: 'Completed' }, 'status'],
    ['no version', { version: undefined }, 'version'],
  ])('returns 422 for %s', async (_, invalid, field) => {
    const { id, version } = await api.property();
    const { status, body } = await move(id, { status: 2, version, ...invalid });

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await api.detail(id)).status).toBe(1);
  });

  it.each([3, 500])('accepts a reason of %d characters', async (length) => {
    const { id, version } = await api.property();

    expect((await move(id, { status: 2, reason: 'ж'.repeat(length), version })).status).toBe(200);
  });

  it('returns 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await move(999_999, { status: 2, version: 1 })).status).toBe(404);
    expect((await move(0, { status: 2, version: 1 })).status).toBe(400);
  });

  describe('concurrent moves', () => {
    it('accepts one move, returns 409 to the other, and records both', async () => {
      const { id, version } = await api.property();
      const responses = await Promise.all([
        move(id, { status: 2, reason: 'Papers are complete', version }, NADIA),
        move(id, { status: 3, reason: 'The deed is missing', version }, LUIS),
      ]);
      const won = responses.findIndex(({ status }) => status === 200);
      const lost = responses[1 - won]!;
      const [winner, loser] = won === 0 ? [NADIA, LUIS] : [LUIS, NADIA];

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(lost.body).toMatchObject({
        error: 1,
        list: [{ id, status: won === 0 ? 2 : 3, version: version + 1 }],
      });
      expect(lost.body.message).toBe(
        `${winner.name} moved this property from “Submitted” to “${won === 0 ? 'In process' : 'Missing Documents'}” (now). ` +
          'What you entered was not saved: look at what is there now, then try again.',
      );
      const [refused, done] = await api.history(id);
      expect(done).toMatchObject({ kind: 'status', actor: { name: winner.name } });
      expect(refused).toMatchObject({
        kind: 'status_refused',
        actor: { name: loser.name },
        to_status: won === 0 ? 3 : 2,
        reason: won === 0 ? 'The deed is missing' : 'Papers are complete',
      });
    });

    it('accepts one of ten moves', async () => {
      const { id, version } = await api.property();
      const tries = Array.from({ length: 10 }, (_, index) =>
        move(id, { status: 2 + (index % 7), reason: `Try ${index}`, version }, LUIS),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);

      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(9);
      expect((await api.detail(id)).version).toBe(version + 1);
      expect(await api.history(id)).toHaveLength(11);
    });

    it('returns the message of the 409 in the language of the reader', async () => {
      const { id, version } = await api.property();
      await move(id, { status: 2, version }, LUIS);
      const { body } = await api.call(`current-properties/${id}/status`, {
        method: 'POST',
        payload: { status: 4, reason: 'Weiter', version },
        headers: { 'accept-language': 'de' },
      });

      expect(body.message).toMatch(
        /^Luis Santamaria hat diese Immobilie von „Eingereicht“ auf „In Bearbeitung“ gesetzt \(jetzt\)\. Ihre Eingaben/,
      );
    });

    it('accepts a move with the new version', async () => {
      const { id, version } = await api.property();
      await move(id, { status: 2, version }, LUIS);
      const refusal = await move(id, { status: 4, version });
      const again = await move(id, { status: 4, version: refusal.body.list[0].version });

      expect(again.status).toBe(200);
    });

    it('accepts a repeated request and moves once', async () => {
      const { id, version } = await api.property();
      const form = { status: 6, reason: 'Approved', version };
      const [one, other] = await Promise.all([move(id, form), move(id, form)]);

      expect([one.status, other.status]).toEqual([200, 200]);
      expect((await api.history(id)).map(({ kind }) => kind)).toEqual(['status', 'created']);
    });
  });

  it.each([
    "UPDATE property_change SET actor_name = 'Nobody'",
    'DELETE FROM property_change',
    'TRUNCATE property_change',
  ])('refuses to change the history: %s', async (sql) => {
    await api.property();

    await expect(api.dataSource.query(sql)).rejects.toThrow('property_change is only added to');
  });

  it('returns 403 to other roles', async () => {
    const { id, version } = await api.property();
    const investor = { ...NADIA, type: 'Investor' as const };
    const nobody = { ...NADIA, type: null };

    for (const as of [investor, nobody]) {
      expect((await move(id, { status: 2, version }, as)).status).toBe(403);
      expect((await api.call(`current-properties/${id}/history`, { as })).status).toBe(403);
    }
  });
});
