import { linkIn } from '@phantom/service-kit/testing';
import { SubscriptionRetention } from '@phantom/subscriptions';
import { SAVED_SEARCHES } from '../src/saved-searches/saved-search-subscriptions.js';
import { form, tokenOf, useSavedSearches } from './use-saved-searches.js';

describe('saved searches', () => {
  const { alerts, app, call, confirmed, dispatch, nextMail, save, write } = useSavedSearches();

  it('begins with a confirmation that carries nothing a stranger typed', async () => {
    expect((await save()).status).toBe(200);
    const mail = await nextMail();
    expect(mail.subject).toBe('Please confirm your saved search');
    expect(mail.text).not.toMatch(/Ada|Astoria/);
    const link = linkIn(mail.text);
    expect(link).toMatch(/^http:\/\/localhost:8000\/listings\/saved-searches#confirm=[\w-]{43}$/);
    await write();
    await dispatch();
    expect(await alerts()).toEqual([]);

    const { body } = await call('POST', '/confirm', { token: tokenOf(link) });
    expect(body.list[0]).toMatchObject({
      email: 'a…@example.com',
      searches: [{ title: form.title, frequency: 'at-once', events: form.events }],
    });
    expect((await call('POST', '/list', { token: tokenOf(link) })).status).toBe(410);
    expect((await call('POST', '/list', { token: body.list[0].token })).status).toBe(200);
  });

  it('answers alike for spam, for known addresses and for too many requests', async () => {
    await confirmed();
    const answers = [
      await save(),
      await save({ email: 'bo@example.com' }),
      await save({ email: 'cy@example.com', website: 'x' }),
      ...(await Promise.all([1, 2, 3, 4, 5, 6].map(() => save({ email: 'bo@example.com' })))),
    ];
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    const [row] = await app().dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer FROM saved_search JOIN search_subscriber AS person
         ON person.id = subscriber_id WHERE email = 'bo@example.com'`,
    );
    expect(row.count).toBe(5);
  });

  it.each([
    ['search', { search: 'min_price=cheap' }],
    ['search', { search: `q=${'a'.repeat(10_001)}` }],
    ['events', { events: [] }],
    ['events', { events: ['earthquake'] }],
    ['frequency', { frequency: 'hourly' }],
    ['email', { email: 'ada' }],
    ['name', { name: ' ' }],
  ])('refuses a wrong %s with a message for the field', async (field, wrong) => {
    const { status, body } = await save(wrong);
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });

  it('changes and removes searches of the link only', async () => {
    const own = await confirmed();
    const [search] = own.searches;
    const change = { title: 'Astoria', frequency: 'weekly', events: ['gone'] };
    const { body } = await call('PATCH', `/${search?.id}`, { token: own.token, ...change });
    expect(body.list[0].searches).toMatchObject([change]);

    await save({ email: 'bo@example.com' });
    const token = tokenOf(linkIn((await nextMail('bo@example.com')).text));
    const other = (await call('POST', '/confirm', { token })).body.list[0];
    const path = `/${search?.id}`;
    expect((await call('PATCH', path, { token: other.token, ...change })).status).toBe(404);
    expect((await call('POST', `${path}/remove`, { token: other.token })).status).toBe(404);

    const removed = await call('POST', `${path}/remove`, { token: own.token });
    expect(removed.body.list[0].searches).toEqual([]);
    await write();
    await dispatch();
    expect(await alerts()).toMatchObject([{ kind: 'new' }]);
  });

  it('ends all alerts by one click, whatever the mail program sends', async () => {
    await confirmed();
    await write();
    await dispatch();
    const { headers } = await nextMail();
    const url = /<http:\/\/localhost:8000([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1];
    const opened = await app().inject({ method: 'GET', url });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/\/listings\/saved-searches#leave=/);
    const answer = await app().inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(200);
    await write({ listPrice: 600_000 });
    await dispatch();
    expect(await alerts()).toHaveLength(1);
  });

  it('reports and erases what is kept of a person', async () => {
    await confirmed();
    await write();
    await dispatch();
    const person = { email: 'ada@example.com', accountId: null, names: [] };
    const { manager } = app().dataSource;
    expect((await SAVED_SEARCHES.records.find(manager, person)).rows).toMatchObject([
      { name: 'Ada King', title: form.title, state: 'active', text_version: '2026-11' },
    ]);
    expect((await SAVED_SEARCHES.records.remove(manager, person)).ids).toHaveLength(1);
    expect(await alerts()).toEqual([]);
    expect(await manager.query('SELECT 1 FROM mailing_mail')).toEqual([]);
    expect((await SAVED_SEARCHES.records.find(manager, person)).rows).toEqual([]);
  });

  it('refuses and deletes a link that has expired', async () => {
    const { token } = await confirmed();
    await app().dataSource.query('UPDATE saved_search_link SET expires_at = now()');
    expect((await call('POST', '/list', { token })).status).toBe(410);
    expect((await call('POST', `/leave?token=${token}`)).status).toBe(410);
    await app().app.get(SubscriptionRetention).run();
    expect(await app().dataSource.query('SELECT 1 FROM saved_search_link')).toEqual([]);
  });

  it('deletes unconfirmed searches after 30 days and proofs after three years', async () => {
    const { searches } = await confirmed();
    await save({ email: 'bo@example.com' });
    await nextMail('bo@example.com');
    const age = (id: number | undefined, days: number) =>
      app().dataSource.query(
        `UPDATE saved_search SET state_since = now() - $1 * interval '1 day'
          WHERE ($2::integer IS NULL) = (state = 'pending')`,
        [days, id ?? null],
      );
    const states = async () => {
      await app().app.get(SubscriptionRetention).run();
      return (
        await app().dataSource.query<{ state: string }[]>(
          'SELECT state FROM saved_search ORDER BY id',
        )
      ).map(({ state }) => state);
    };
    await age(undefined, 29);
    expect(await states()).toEqual(['active', 'pending']);
    await age(undefined, 31);
    expect(await states()).toEqual(['active']);
    await app().dataSource.query(`UPDATE saved_search SET state = 'left'`);
    await age(searches[0]?.id, 3 * 365 - 1);
    expect(await states()).toEqual(['left']);
    await age(searches[0]?.id, 3 * 366 + 1);
    expect(await states()).toEqual([]);
  });
});
