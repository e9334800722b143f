import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

const ORIGIN = 'http://localhost:8000';

describe('the feed of press releases', () => {
  let service: TestApp;
  const get = (url: string) => service.inject({ method: 'GET', url });

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it.each([
    ['/feeds/press-releases.xml', '', 'Phantom Partners: Press releases'],
    ['/it/feeds/press-releases.xml', '/it', 'Phantom Partners: Comunicati stampa'],
  ])('%s leads to every one on its page, newest first', async (url, prefix, title) => {
    const { headers, body } = await get(url);
    const { list } = (await get('/api/auth/pressReleaseList')).json();

    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(body).toContain(`<title>${title}</title>`);
    expect([...body.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${ORIGIN}${prefix}/feeds/press-releases.xml`,
      ...list.map(({ id }: { id: number }) => `${ORIGIN}${prefix}/press-release#release-${id}`),
    ]);
  });

  it('is there for the languages of the site only', async () => {
    expect((await get('/fr/feeds/press-releases.xml')).statusCode).toBe(404);
  });
});
