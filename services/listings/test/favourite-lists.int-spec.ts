import { randomBytes } from 'node:crypto';
import { rowsContaining, type TestApp } from '@phantom/service-kit/testing';
import { FavouriteListRetention } from '../src/favourite-lists/favourite-list-retention.js';
import type { FavouriteListDto } from '../src/favourite-lists/favourite-list.dto.js';
import { listingsApp, seed } from './listings-app.js';

describe('favourite lists', () => {
  let service: TestApp;
  /** Listings of the demo. */
  let ids: number[];

  beforeAll(async () => {
    service = await listingsApp(seed);
    const rows = await service.dataSource.query<{ id: number }[]>(
      `SELECT id FROM listing WHERE NOT hidden AND list_price IS NOT NULL ORDER BY id LIMIT 120`,
    );
    ids = rows.map(({ id }) => id);
  });
  afterAll(() => service.close());
  beforeEach(() => service.dataSource.query('DELETE FROM favourite_list'));

  const call = async (path: string, payload: object, method: 'POST' | 'PATCH' = 'POST') => {
    const url = `/api/auth/favourite-lists${path}`;
    const response = await service.inject({ method, url, payload });
    const body = response.json() as { list: [FavouriteListDto]; errors?: object };
    return { status: response.statusCode, body, list: body.list?.[0] };
  };
  const create = async (...homes: object[]) => {
    const { status, list } = await call('', { homes });
    expect(status).toBe(200);
    return { owner: list.token, share: list.share_token as string };
  };
  const read = async (token: string, person?: string) =>
    (await call('/list', { token, person })).list;
  const change = (token: string, ...changes: object[]) => call('/changes', { token, changes });
  const idsOf = async (token: string) => (await read(token)).homes.map(({ id }) => id);
  const friend = () => ({ person: randomBytes(16).toString('hex'), name: 'Bo' });
  const [one, two, three] = [0, 1, 2].map((at) => () => ids[at] as number) as [
    () => number,
    () => number,
    () => number,
  ];

  it('gives the owner both links, and a guest neither', async () => {
    const { owner, share } = await create({ id: one(), price: 5, note: 'Bright' }, { id: two() });
    expect([owner, share]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(await read(owner)).toMatchObject({
      ...{ role: 'owner', share_token: share },
      homes: [
        { id: one(), price: 5, note: 'Bright', added_by: null, address: expect.any(String) },
        { id: two(), price: expect.any(Number), note: '' },
      ],
    });
    expect(await read(share)).toMatchObject({ role: 'guest', token: share, share_token: null });
    expect(await rowsContaining(service.dataSource, [owner, share])).toEqual([]);
  });

  it('loses nothing when devices add at the same time', async () => {
    const { owner, share } = await create();
    await Promise.all([
      ...ids.slice(0, 20).map((id) => change(owner, { kind: 'add', id })),
      ...ids.slice(20, 40).map((id) => call('/homes', { token: share, id, ...friend() })),
    ]);
    const listed = await idsOf(owner);
    expect(listed.toSorted((a, b) => a - b)).toEqual(ids.slice(0, 40));
  });

  it('applies the last change of each home, and joins notes of two devices', async () => {
    const { owner } = await create({ id: one(), note: 'Bright' });
    await change(owner, { kind: 'add', id: one(), note: 'Noisy' }, { kind: 'add', id: two() });
    await change(owner, { kind: 'add', id: one(), note: 'Noisy' });
    expect((await read(owner)).homes).toMatchObject([
      { id: two() },
      { id: one(), note: 'Bright\nNoisy' },
    ]);
    await change(owner, { kind: 'note', id: one(), note: 'Quiet' }, { kind: 'remove', id: two() });
    const { list } = await change(owner, { kind: 'note', id: two(), note: 'Gone' });
    expect(list.homes).toMatchObject([{ id: one(), note: 'Quiet' }]);
    await change(owner, { kind: 'note', id: one(), note: '' });
    expect((await read(owner)).homes).toMatchObject([{ note: '' }]);
  });

  it('restores a removed home with its comments and votes, for 30 days', async () => {
    const { owner, share } = await create({ id: one() }, { id: two() });
    const bo = friend();
    await call('/comments', { token: share, id: one(), text: 'Lovely', ...bo });
    await call('/votes', { token: share, id: one(), up: true, ...bo });
    await change(owner, { kind: 'remove', id: one() }, { kind: 'remove', id: two() });
    expect(await idsOf(share)).toEqual([]);
    await change(owner, { kind: 'add', id: one() });
    expect((await read(share, bo.person)).homes).toMatchObject([
      {
        votes: [{ name: 'Bo', up: true, own: true }],
        comments: [{ name: 'Bo', text: 'Lovely', own: true }],
      },
    ]);
    await change(owner, { kind: 'remove', id: one() });
    await service.dataSource.query(
      `UPDATE favourite_home SET removed_at = now() - interval '31 days'`,
    );
    await service.app.get(FavouriteListRetention).run();
    expect(await service.dataSource.query('SELECT 1 FROM favourite_comment')).toEqual([]);
  });

  it('lets guests add, vote and comment, each with a name', async () => {
    const { owner, share } = await create({ id: one() });
    const [bo, cy] = [friend(), { ...friend(), name: 'Cy' }];
    await call('/homes', { token: share, id: two(), ...bo });
    await call('/votes', { token: share, id: one(), up: true, ...bo });
    await call('/votes', { token: share, id: one(), up: false, ...cy });
    await call('/votes', { token: share, id: one(), up: false, ...bo });
    await call('/votes', { token: share, id: two(), up: true, ...cy });
    await call('/votes', { token: share, id: two(), up: null, ...cy });
    await call('/comments', { token: owner, id: two(), text: 'When?', name: 'Ada' });
    expect((await read(owner)).homes).toMatchObject([
      {
        ...{ id: two(), added_by: 'Bo', votes: [], price: expect.any(Number) },
        comments: [{ name: 'Ada', text: 'When?', own: true }],
      },
      {
        id: one(),
        votes: [
          { name: 'Bo', up: false, own: false },
          { name: 'Cy', up: false, own: false },
        ],
      },
    ]);
  });

  it('refuses what only the owner may do to the share link', async () => {
    const { owner, share } = await create({ id: one() });
    const bo = friend();
    await call('/comments', { token: share, id: one(), text: 'Mine', ...bo });
    const id = (await read(owner)).homes[0]?.comments[0]?.id;
    const refused = [
      await change(share, { kind: 'remove', id: one() }),
      await change(share, { kind: 'note', id: one(), note: 'x' }),
      await call('', { token: share, title: 'x', shared: true }, 'PATCH'),
      await call('/end', { token: share }),
      await call(`/comments/${id}/remove`, { token: share, person: friend().person }),
      await call(`/comments/${id}/remove`, { token: share }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await read(owner)).homes[0]?.comments).toHaveLength(1);
    const { list } = await call(`/comments/${id}/remove`, { token: share, person: bo.person });
    expect(list.homes[0]?.comments).toEqual([]);
  });

  it('ends a share link, gives another one, and ends the list', async () => {
    const { owner, share } = await create({ id: one() });
    const settings = (shared: boolean) =>
      call('', { token: owner, title: 'Our homes', shared }, 'PATCH');
    expect((await settings(false)).list).toMatchObject({ title: 'Our homes', share_token: null });
    expect((await call('/list', { token: share })).status).toBe(404);
    const next = (await settings(true)).list.share_token as string;
    expect(next).not.toBe(share);
    expect(await read(next)).toMatchObject({ title: 'Our homes', role: 'guest' });
    expect((await settings(true)).list.share_token).toBe(next);

    expect((await call('/end', { token: owner })).status).toBe(200);
    expect((await call('/list', { token: owner })).status).toBe(404);
    expect((await call('/list', { token: next })).status).toBe(404);
    expect(await service.dataSource.query('SELECT 1 FROM favourite_home')).toEqual([]);
  });

  it('knows no list for another token, and no comment of another list', async () => {
    const { owner, share } = await create({ id: one() });
    await call('/comments', { token: owner, id: one(), text: 'Mine', name: 'Ada' });
    const id = (await read(owner)).homes[0]?.comments[0]?.id;
    const other = await create({ id: one() });
    const answers = [
      await call('/list', { token: `${owner.slice(1)}A` }),
      await change('x', { kind: 'remove', id: one() }),
      await call('', { token: '', shared: true }, 'PATCH'),
      await call('/homes', { token: 'x', id: two(), ...friend() }),
      await call('/comments', { token: share, id: two(), text: 'x', ...friend() }),
      await call('/votes', { token: share, id: two(), up: true, ...friend() }),
      await call(`/comments/${id}/remove`, { token: other.owner }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  it.each([
    ['homes', '', { homes: 'x' }],
    ['homes.0.id', '', { homes: [{ id: -1 }] }],
    ['homes.0.note', '', { homes: [{ id: 1, note: 'x'.repeat(501) }] }],
    ['homes.0.price', '', { homes: [{ id: 1, price: 1e12 }] }],
    ['changes.0.kind', '/changes', { token: 'x', changes: [{ kind: 'burn', id: 1 }] }],
    ['token', '/list', { token: ['x'] }],
    ['person', '/list', { token: 'x', person: 'owner' }],
    ['name', '/votes', { token: 'x', id: 1, name: ' ', up: true }],
    ['up', '/votes', { token: 'x', id: 1, name: 'Bo', up: 'yes' }],
    ['text', '/comments', { token: 'x', id: 1, name: 'Bo', text: '\u0000 ' }],
  ])('refuses a wrong %s', async (field, path, form) => {
    const { status, body } = await call(path, form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('refuses a guest without a number, and the home of no listing', async () => {
    const { share } = await create({ id: one() }, { id: 2_000_000_000 });
    expect(await idsOf(share)).toEqual([one()]);
    const nameless = await call('/votes', { token: share, id: one(), name: 'Bo', up: true });
    expect(nameless.body.errors).toHaveProperty('person');
    const unknown = await call('/homes', { token: share, id: 2_000_000_000, ...friend() });
    expect(unknown.body.errors).toHaveProperty('id');
  });

  it('holds 100 homes, 30 people and 500 comments', async () => {
    const { owner, share } = await create();
    await change(owner, ...ids.slice(0, 100).map((id) => ({ kind: 'add', id })));
    const { list } = await change(owner, { kind: 'add', id: ids[100] });
    expect(list.homes).toHaveLength(100);
    const bo = friend();
    const home = { token: share, id: ids[100], ...bo };
    expect((await call('/homes', home)).status).toBe(422);
    await change(owner, { kind: 'remove', id: one() });
    expect((await call('/homes', home)).status).toBe(200);

    await service.dataSource.query(
      `INSERT INTO favourite_comment (list_id, listing_id, person_id, text)
       SELECT list_id, $1, id, 'x' FROM favourite_person, generate_series(1, 500)`,
      [two()],
    );
    const comment = { token: share, id: three(), text: 'x', ...bo };
    expect((await call('/comments', comment)).status).toBe(422);
    await service.dataSource.query(
      `INSERT INTO favourite_person (list_id, key, name)
       SELECT id, md5(random()::text), 'x' FROM favourite_list, generate_series(1, 29)`,
    );
    const vote = { token: share, id: three(), up: true };
    expect((await call('/votes', { ...vote, ...friend() })).status).toBe(422);
    expect((await call('/votes', { ...vote, ...bo })).status).toBe(200);
  });

  it('stores texts of strangers as they are', async () => {
    const { share } = await create({ id: one() });
    const text = `<script>alert(1)</script> '; DROP TABLE listing; -- \u202E 👍`;
    await call('/comments', { token: share, id: one(), text, ...friend() });
    expect((await read(share)).homes[0]?.comments[0]?.text).toBe(text);
  });

  it('deletes lists that nobody has opened for a year', async () => {
    const { owner } = await create({ id: one() });
    const age = (days: number) =>
      service.dataSource.query(
        `UPDATE favourite_list SET opened_at = now() - $1 * interval '1 day'`,
        [days],
      );
    await age(364);
    await service.app.get(FavouriteListRetention).run();
    await read(owner);
    await service.dataSource.query(
      `UPDATE favourite_list SET opened_at = opened_at - interval '364 days'`,
    );
    await service.app.get(FavouriteListRetention).run();
    expect((await call('/list', { token: owner })).status).toBe(200);
    await age(367);
    await service.app.get(FavouriteListRetention).run();
    expect((await call('/list', { token: owner })).status).toBe(404);
  });
});
