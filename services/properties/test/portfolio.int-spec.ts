import { propertiesApp, type PropertiesApp } from './properties-app.js';

describe('portfolio', () => {
  let service: PropertiesApp;
  const get = async (url: string) => {
    const response = await service.get(url);
    return { ...response, body: response.json() };
  };
  const tabs = async () => (await get('/api/auth/portfoliodetails')).body.list;

  beforeAll(async () => {
    service = await propertiesApp();
  });
  afterAll(() => service.close());

  it('portfoliodetails returns the cards of both tabs', async () => {
    const { body, headers } = await get('/api/auth/portfoliodetails');

    expect(body.error).toBe(0);
    expect(Object.keys(body.list)).toEqual(['completed_projects', 'current_portfolio']);
    expect(body.list.completed_projects).toHaveLength(8);
    expect(body.list.current_portfolio).toHaveLength(6);
    expect(body.list.completed_projects[0]).toEqual({
      id: expect.any(Number),
      url: '/pictures/projects/kent-avenue-lofts/1200.webp',
      address1: '318 Kent Avenue',
      address2: 'Brooklyn, NY 11249',
    });
    expect(headers).toMatchObject({
      'cache-control':
        'public, max-age=10, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
      etag: expect.any(String),
    });
  });

  it('portfolio-search finds projects by their address and their texts', async () => {
    const { body } = await get('/api/auth/portfolio-search?q=kent+ave');
    expect(body.list).toMatchObject([
      { kind: 'projects', total: 1, hits: [{ title: '318 Kent Avenue' }] },
    ]);
    const [{ id }] = (await tabs()).completed_projects;
    expect(body.list[0].hits[0].path).toBe(`/singleportfolio/${id}`);
    expect((await get('/api/auth/portfolio-search?q=xyzzy')).body.list).toEqual([]);
  });

  it('getportfoliodetail returns the gallery in order and the details', async () => {
    const [{ id }] = (await tabs()).completed_projects;
    const { body } = await get(`/api/auth/getportfoliodetail/${id}`);

    expect(body).toEqual({
      error: 0,
      list: [1, 2, 3, 4].map((n) => ({
        id: expect.any(Number),
        url: `/pictures/projects/kent-avenue-lofts-${n}/1200.webp`,
      })),
      single: {
        url: '/pictures/projects/kent-avenue-lofts/1200.webp',
        address1: '318 Kent Avenue',
        address2: 'Brooklyn, NY 11249',
        date: '2016-05-12',
        type: 'Multifamily, loft conversion',
        size: '64 residences, 71,500 sq ft',
        opportunity: 'Value-add',
      },
    });
  });

  it('projects returns what the directory shows, in the language of the request', async () => {
    const { body } = await get('/api/auth/projects?lang=de');

    expect(body.list).toHaveLength(14);
    expect(body.list[0]).toMatchObject({
      ...{ id: 1, address1: '318 Kent Avenue', stage: 'completed', category: 'multifamily' },
      ...{ borough: 'brooklyn', acquired_on: '2016-05-12', lang: 'de' },
      teaser: expect.stringMatching(/^Aus einer Schuhfabrik/),
      place: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    expect(body.list[0]).not.toHaveProperty('story');
  });

  it.each(['en', 'de', 'it', 'ru', 'es'])(
    'projects/{id} returns every part of each demo project in %s',
    async (lang) => {
      const { body } = await get(`/api/auth/projects?lang=${lang}`);
      for (const { id } of body.list) {
        const [project] = (await get(`/api/auth/projects/${id}?lang=${lang}`)).body.list;

        expect(project.story).toMatch(/<h2>.+<\/h2><p>.+<\/p>/);
        expect(project.before).toEqual({
          src: expect.stringMatching(/-before\/1200\.webp$/),
          alt: expect.stringMatching(/\S/),
        });
        const years = project.timeline.map(({ year }: { year: number }) => year);
        expect(years).toEqual(years.toSorted());
        expect(project.figures.length).toBeGreaterThan(0);
        for (const picture of project.gallery) {
          expect(picture).toMatchObject({
            alt: expect.stringMatching(/\S/),
            caption: expect.stringMatching(/^[^{]+$/),
            credit: 'Phantom Partners',
          });
        }
        expect(project.next_step).toEqual({
          text: expect.stringMatching(/\S/),
          href: '/invest-now',
        });
      }
    },
  );

  it('projects/{id} returns the nearest projects and a related one, never itself', async () => {
    const { body } = await get('/api/auth/projects/1');
    const [{ neighbours, related }] = body.list;
    const distances = neighbours.map(({ distance }: { distance: number }) => distance);

    expect(neighbours).toHaveLength(3);
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other));
    expect(neighbours.map(({ id }: { id: number }) => id)).not.toContain(1);
    expect(related).toMatchObject({ category: 'multifamily' });
    expect(related.id).not.toBe(1);
  });

  it('sitemap returns every project once over all pages', async () => {
    const { body, headers } = await get('/api/sitemap/projects?limit=9');
    const rest = await get(`/api/sitemap/projects?limit=9&cursor=${body.next}`);
    const { completed_projects: completed, current_portfolio: current } = await tabs();
    const ids = [...body.list, ...rest.body.list].map(({ id }) => id);

    expect(ids).toEqual([...completed, ...current].map(({ id }) => id).sort((a, b) => a - b));
    expect(rest.body.next).toBeNull();
    expect(Date.parse(body.list[0].updated_at)).toBeLessThanOrEqual(Date.now());
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it.each(['portfohtml', 'portfogalleryhtml'])('%s returns a complete HTML page', async (call) => {
    const [{ id }] = (await tabs()).current_portfolio;
    const { headers, body } = await service.get(`/api/${call}/${id}`);

    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['etag']).toEqual(expect.any(String));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors/);
    expect(body).toContain('<h1>10-27 46th Road<span>Queens, NY 11101</span></h1>');
    expect(body).not.toMatch(/https?:\/\//);
  });

  it.each(['auth/getportfoliodetail', 'auth/projects', 'portfohtml', 'portfogalleryhtml'])(
    '%s returns 404 for an unknown project and 400 for an invalid id',
    async (call) => {
      const missing = await get(`/api/${call}/999999`);
      const malformed = await get(`/api/${call}/one`);

      expect(missing.statusCode).toBe(404);
      expect(missing.headers['cache-control']).toBe('no-store');
      expect(missing.body).toEqual({
        error: 1,
        message: 'Sorry! the page you are looking for could not be found',
        list: [],
      });
      expect(malformed.statusCode).toBe(400);
    },
  );
});
