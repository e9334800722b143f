import { propertiesApp, tokenOf, type PropertiesApp } from './properties-app.js';

describe('document lists', () => {
  let service: PropertiesApp;
  const list = async (name: string) => {
    const response = await service.get(`/api/auth/pdf/PDflist/${name}`, await tokenOf('admin'));
    return { statusCode: response.statusCode, body: response.json() };
  };

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it.each([
    ['Employment-Contract', 18, 'Acquisitions Analyst: employment contract 2026'],
    ['Employee-Handbook', 18, '1. Welcome to Phantom Partners'],
    ['training', 15, 'First week: systems, people and files'],
  ])('%s returns its %d documents in order, with links to PDFs', async (name, count, first) => {
    const { body } = await list(name);

    expect(body.error).toBe(0);
    expect(body.list).toHaveLength(count);
    expect(Object.keys(body.list[0]).slice(0, 3)).toEqual(['id', 'title', 'url']);
    expect(body.list[0].title).toBe(first);
    const file = await service.get(body.list[0].url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each(['employment-contract', 'Training', 'Employee-Handbook/1'])(
    'returns 404 for %s',
    async (name) => {
      expect((await list(name)).statusCode).toBe(404);
    },
  );
});
