import { propertiesApp, tokenOf, type PropertiesApp } from './properties-app.js';

describe('the document lists', () => {
  let service: PropertiesApp;
  const list = async (name: string) => {
    const answer = await service.get(`/api/auth/pdf/PDflist/${name}`, await tokenOf('admin'));
    return { statusCode: answer.statusCode, body: answer.json() };
  };

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it.each([
    ['Employment-Contract', 18, 'Acquisitions Analyst: employment contract 2026'],
    ['Employee-Handbook', 18, '1. Welcome to Phantom Partners'],
    ['training', 15, 'First week: systems, people and files'],
  ])('%s has its %d papers in order, each of them a PDF', async (name, count, first) => {
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
    'knows no %s: paths are literal',
    async (name) => {
      expect((await list(name)).statusCode).toBe(404);
    },
  );
});
