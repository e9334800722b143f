import { LUIS, NADIA, propertyApi, type PropertyApi } from './property-api.js';

const FIELDS = 'id address servicing_bank assign type_of_property url status'.split(' ');

describe('property list', () => {
  let api: PropertyApi;
  const read = async (query: string, as = NADIA) =>
    (await api.call(`emp-current-propertieslist?${query}`, { as })).body;
  const addresses = async (query: string, as = NADIA): Promise<string[]> =>
    (await read(query, as)).list.map(({ address }: { address: string }) => address);

  beforeAll(async () => {
    api = await propertyApi();
    const bank = (name: string) => ({ servicing_bank: name });
    const of = (id: number, name: string) => ({ assignee_id: id, assignee_name: name });
    await api.property({ address: '118-42 Ash Avenue', ...bank('Gotham'), ...of(12, LUIS.name) });
    await api.propertyAt(3, { address: '9 Ash Avenue', ...bank('Harbor'), ...of(11, NADIA.name) });
    await api.propertyAt(3, { address: '100 Broadway%', ...bank('Gotham') });
    await api.propertyAt(8, {
      address: '7 Dean_Street',
      ...bank('Harbor'),
      ...of(12, LUIS.name),
      type_of_property: 'Condominium',
    });
    await api.property({ address: '40 Sickles Street', ...bank('gotham two') });
    const since = 'UPDATE current_property SET status_changed_at = $1 WHERE address = $2';
    await api.dataSource.query(since, ['2026-01-01', '100 Broadway%']);
    await api.dataSource.query(since, ['2026-03-01', '7 Dean_Street']);
    const noAccount = "UPDATE current_property SET assigned_to = $1 WHERE address LIKE '40 %'";
    await api.dataSource.query(noAccount, [NADIA.name]);
  });
  afterAll(() => api.close());

  it('returns all properties with the fields of the contract when there are no parameters', async () => {
    const body = await read('');

    expect(Object.keys(body)).toEqual(['error', 'list']);
    expect(body.list).toHaveLength(5);
    for (const property of body.list) expect(Object.keys(property)).toEqual(FIELDS);
    expect(await read('unknown=1')).toMatchObject({ list: body.list.map(() => ({})) });
    expect(Object.keys(await read('unknown=1'))).toEqual(['error', 'list']);
  });

  it('returns a page with the fields for employees', async () => {
    const body = await read('page=1&size=10');

    expect(body).toMatchObject({ error: 0, total: 5, page: 1, size: 10 });
    expect(body.list[2]).toMatchObject({
      reference: expect.stringMatching(/^PP-/),
      assignee_id: null,
      status_changed_at: '2026-01-01T00:00:00.000Z',
      days_in_status: Math.floor((Date.now() - Date.parse('2026-01-01')) / 86_400_000),
      awaited_documents: 0,
      version: 2,
    });
  });

  it('returns the last page for a page beyond it', async () => {
    expect(await read('page=99&size=25')).toMatchObject({ page: 1, list: { length: 5 } });
    expect(await read('search=nowhere&page=3')).toMatchObject({ page: 1, total: 0, list: [] });
  });

  it('returns every property once over all pages, for every sort order', async () => {
    for (let left = 8; left > 0; left -= 1) await api.property({ type_of_property: 'Office' });
    for (const sort of ['address', 'reference', 'bank', 'assignee', 'type', 'status', 'days']) {
      const pages = await Promise.all(
        [1, 2].map((page) => addresses(`sort=${sort}&order=desc&page=${page}&size=10`)),
      );
      expect(pages.map(({ length }) => length)).toEqual([10, 3]);
      expect(new Set(pages.flat()).size).toBe(13);
    }
    await api.dataSource.query(
      "UPDATE current_property SET status = 8, assigned_to = 'Gone', address = 'Gone' WHERE type_of_property = 'Office'",
    );
  });

  const HERE = 'bank=Gotham&bank=Harbor&bank=gotham%20two';
  it.each([
    [
      'address',
      'asc',
      ['7 Dean_Street', '9 Ash Avenue', '40 Sickles Street', '100 Broadway%', '118-42 Ash Avenue'],
    ],
    [
      'address',
      'desc',
      ['118-42 Ash Avenue', '100 Broadway%', '40 Sickles Street', '9 Ash Avenue', '7 Dean_Street'],
    ],
    [
      'bank',
      'asc',
      ['100 Broadway%', '118-42 Ash Avenue', '40 Sickles Street', '7 Dean_Street', '9 Ash Avenue'],
    ],
    [
      'assignee',
      'asc',
      ['7 Dean_Street', '118-42 Ash Avenue', '9 Ash Avenue', '40 Sickles Street', '100 Broadway%'],
    ],
    [
      'assignee',
      'desc',
      ['9 Ash Avenue', '40 Sickles Street', '7 Dean_Street', '118-42 Ash Avenue', '100 Broadway%'],
    ],
    [
      'type',
      'asc',
      ['7 Dean_Street', '100 Broadway%', '118-42 Ash Avenue', '9 Ash Avenue', '40 Sickles Street'],
    ],
    [
      'status',
      'desc',
      ['7 Dean_Street', '100 Broadway%', '9 Ash Avenue', '118-42 Ash Avenue', '40 Sickles Street'],
    ],
    [
      'days',
      'desc',
      ['100 Broadway%', '7 Dean_Street', '118-42 Ash Avenue', '9 Ash Avenue', '40 Sickles Street'],
    ],
  ])('sorts by %s, %s', async (sort, order, expected) => {
    expect(await addresses(`${HERE}&sort=${sort}&order=${order}`)).toEqual(expected);
  });

  it.each([
    ['search=ash', ['118-42 Ash Avenue', '9 Ash Avenue']],
    ['search=ASH%20harbor', ['9 Ash Avenue']],
    ['search=luis', ['118-42 Ash Avenue', '7 Dean_Street']],
    ['search=%25', ['100 Broadway%']],
    ['search=n_s', ['7 Dean_Street']],
    ['search=%27%3B--', []],
    ['search=%5C', []],
    ['bank=Harbor', ['9 Ash Avenue', '7 Dean_Street']],
    ['bank=Harbor%00&type=%00', ['9 Ash Avenue', '7 Dean_Street']],
    ['status=1&status=3&bank=Gotham', ['118-42 Ash Avenue', '100 Broadway%']],
    ['type=Condominium', ['7 Dean_Street']],
    ['type=Condominium&status=1', []],
    ['assignee=12', ['118-42 Ash Avenue', '7 Dean_Street']],
    ['assignee=none', ['100 Broadway%']],
    ['assignee=me', ['9 Ash Avenue', '40 Sickles Street']],
    ['assignee=Nadia%20Brooks', ['40 Sickles Street']],
    ['assignee=me&assignee=none', ['9 Ash Avenue', '100 Broadway%', '40 Sickles Street']],
  ])('filters by %s', async (query, expected) => {
    expect(await addresses(query)).toEqual(expected);
  });

  it('resolves me to the signed-in account', async () => {
    expect(await addresses('assignee=me', LUIS)).toEqual(['118-42 Ash Avenue', '7 Dean_Street']);
  });

  it('finds a property by its reference', async () => {
    const { reference } = (await read('search=sickles')).list[0];

    expect(await addresses(`search=${reference.toLowerCase()}`)).toEqual(['40 Sickles Street']);
  });

  it('filters by the serviced, completed, archived and all views', async () => {
    const sickles = (await read('search=sickles')).list[0];
    const archive = `current-properties/${sickles.id}/archive`;
    await api.post(archive, { reason: 'Sold', version: sickles.version });
    const named = 'bank=Gotham&bank=Harbor&bank=gotham%20two';
    const view = (name: string) => addresses(`${named}&view=${name}`);

    expect(await view('serviced')).toEqual(['118-42 Ash Avenue', '9 Ash Avenue', '100 Broadway%']);
    expect(await view('completed')).toEqual(['7 Dean_Street']);
    expect(await view('archived')).toEqual(['40 Sickles Street']);
    expect(await view('all')).toHaveLength(5);
    const { choices } = await read(`${named}&view=completed`);
    expect(choices.view).toEqual([
      { value: 'serviced', label: null, count: 3 },
      { value: 'completed', label: null, count: 1 },
      { value: 'archived', label: null, count: 1 },
    ]);
    expect((await read('')).list.length).toBeGreaterThan(5);
    const { version } = await api.detail(sickles.id);
    await api.post(archive.replace('archive', 'restore'), { reason: 'Not sold', version });
  });

  it('counts the values of each filter under all other filters', async () => {
    const { choices, total } = await read('bank=Harbor&status=3&search=avenue');

    expect(total).toBe(1);
    expect(choices.status.map(({ count }: { count: number }) => count)).toEqual([
      0, 0, 1, 0, 0, 0, 0, 0,
    ]);
    expect(choices.bank).toEqual([
      { value: 'First Gotham Trust', label: 'First Gotham Trust', count: 0 },
      { value: 'Gotham', label: 'Gotham', count: 0 },
      { value: 'gotham two', label: 'gotham two', count: 0 },
      { value: 'Harbor', label: 'Harbor', count: 1 },
    ]);
    expect(choices.assignee).toEqual([
      { value: 'Gone', label: 'Gone', count: 0 },
      { value: '12', label: 'Luis Santamaria', count: 0 },
      { value: '11', label: 'Nadia Brooks', count: 1 },
      { value: 'Nadia Brooks', label: 'Nadia Brooks', count: 0 },
      { value: 'none', label: null, count: 0 },
    ]);
    expect((await read('status=8&bank=Harbor')).choices.status[2].count).toBe(1);
  });

  it.each([
    'page=0',
    'page=x',
    'size=7',
    'sort=id',
    'view=others',
    'order=up',
    'status=9',
    `search=${'a'.repeat(101)}`,
  ])('returns 422 for %s', async (query) => {
    const { status, body } = await api.call(`emp-current-propertieslist?${query}`);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });
});
