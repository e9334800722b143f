import { propertiesApp, tokenOf, type PropertiesApp } from './properties-app.js';

interface Entry {
  id: number;
  assign: { label: string } | null;
  status: number;
}

describe('current properties', () => {
  let service: PropertiesApp;
  let token: string;
  const get = async (call: string) => {
    const response = await service.get(`/api/auth/${call}`, token);
    return { statusCode: response.statusCode, body: response.json() };
  };
  const all = async (): Promise<Entry[]> => (await get('emp-current-propertieslist')).body.list;

  beforeAll(async () => {
    service = await propertiesApp();
    token = await tokenOf('admin');
  });
  afterAll(() => service.close());

  it('userdashboard counts the properties in servicing', async () => {
    const completed = (await all()).filter(({ status }) => status === 8).length;

    expect(completed).toBe(7);
    expect((await get('userdashboard')).body).toEqual({ error: 0, count: 60 - completed });
  });

  it('emp-current-propertieslist returns all properties with the fields of the contract', async () => {
    const { body } = await get('emp-current-propertieslist');

    expect(body.error).toBe(0);
    expect(body.list).toHaveLength(60);
    expect(body.list[0]).toEqual({
      id: expect.any(Number),
      address: '118-42 Sutphin Boulevard, Jamaica, NY 11434',
      servicing_bank: 'Harborline Savings Bank',
      assign: { label: 'Nadia Brooks' },
      type_of_property: 'Two Family',
      url: expect.stringMatching(
        /^\/api\/auth\/files\/\d+\/servicing-file\.pdf\?expires=\d+&signature=[\w-]{43}$/,
      ),
      status: 3,
    });
  });

  it('returns demo properties of every status, some without an assignee', async () => {
    const properties = await all();

    expect([...new Set(properties.map(({ status }) => status))].sort()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(properties.some(({ assign }) => assign === null)).toBe(true);
  });

  it('current-propertieslist returns the files as JSON text with links relative to baseurl', async () => {
    const { id } = (await all()).find(({ status }) => status === 8)!;
    const { body } = await get(`current-propertieslist/${id}`);
    const [property] = body.list;

    expect(Object.keys(property)).toEqual(
      expect.arrayContaining([
        ...['id', 'address', 'servicing_bank', 'assign', 'type_of_property', 'url', 'status'],
        ...['data', 'baseurl'],
      ]),
    );
    const files: { title: string; file: string }[] = JSON.parse(property.data);
    expect(files.map(({ title }) => title)).toEqual([
      'Listing agreement',
      'Authorization to release information',
      'Hardship letter',
      'Appraisal report',
      'Purchase contract',
      'Short sale approval letter',
      'Closing statement',
    ]);
    for (const { file } of files) {
      expect((await service.get(property.baseurl + file)).statusCode).toBe(200);
    }
  });

  it('current-propertieslist returns an empty list for a property without files', async () => {
    const { id } = (await all()).find(({ status }) => status === 1)!;

    expect((await get(`current-propertieslist/${id}`)).body.list[0].data).toBe('[]');
  });

  it.each([
    ['999999', 404],
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['one', 400],
    ['99999999999', 400],
    ['1%20OR%201=1', 400],
  ])('current-propertieslist/%s returns %d', async (id, status) => {
    const { statusCode, body } = await get(`current-propertieslist/${id}`);

    expect(statusCode).toBe(status);
    expect(body.error).toBe(1);
    expect(body.list).toEqual(status === 404 ? [] : undefined);
  });
});
