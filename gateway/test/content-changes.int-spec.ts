import { signTestToken, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { PUBLIC } from './support/keepable.js';
import { isRendered, pageClient } from './support/page-client.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds after a publication in which every gateway has to show it. */
const SEEN_WITHIN = 2_000;

describe('a change of content that no gateway forwarded', () => {
  let upstream: Upstream;
  let gateways: GatewayUnderTest[];
  let title: string;

  beforeEach(async () => {
    title = 'before';
    upstream = await startUpstream();
    upstream.answer(({ url = '' }, response) => {
      response.setHeader('cache-control', PUBLIC);
      if (url.endsWith('.xml')) return void response.end(`<feed>${title}</feed>`);
      response.setHeader('content-type', 'application/json');
      const list = [{ id: 1, updated_at: '2026-11-01T08:00:00.000Z', slug: title }];
      response.end(JSON.stringify({ error: 0, title, list, next: null }));
    });
    const env = { RENDER_DEADLINE: '20000', RENDER_BEGIN_AFTER: '20000' };
    gateways = await Promise.all([
      startGateway(upstream.url, env),
      startGateway(upstream.url, env),
    ]);
    for (const { storeDir } of gateways) await publishSite(storeDir, { good: { bundle: GOOD } });
    await shown('/good', isRendered);
  });
  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await upstream.close();
  });

  type Answer = Awaited<ReturnType<ReturnType<typeof pageClient>>>;

  /** Waits until both gateways answer so. */
  const shown = (path: string, isExpected: (answer: Answer) => boolean) =>
    Promise.all(gateways.map(({ url }) => until(() => pageClient(url)(path), isExpected)));

  const shows = (text: string) => (answer: Answer) => answer.text.includes(text);

  const publish = (next: string, types?: string[]): void => {
    title = next;
    upstream.contentChanges.publish(types);
  };

  const TYPES: Record<string, string> = { siteinfo: 'site-info', teamList: 'page,team-member' };

  /** Names the types of content in the responses. */
  const nameTypes = (): void =>
    upstream.answer(({ url = '' }, response) => {
      const types = TYPES[url.split('/').at(-1) ?? ''];
      if (types) response.setHeader('x-content-types', types);
      response.setHeader('cache-control', PUBLIC).setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ title }));
    });

  it.each(['/api/auth/siteinfo', '/good', '/feeds/newsletters.xml'])(
    'is seen in %s at both gateways within two seconds',
    async (path) => {
      await shown(path, shows('before'));
      const start = performance.now();
      publish('after');
      await shown(path, shows('after'));
      expect(performance.now() - start).toBeLessThan(SEEN_WITHIN);
    },
  );

  it('is seen in the sitemap', async () => {
    const document = siteDocument();
    const { extras } = document.microFrontends['listings']![0]!;
    if (extras.host) throw new Error('not a remote');
    const route = { path: '/news/:slug', frame: 'public' as const };
    extras.declaration.routes = [{ ...route, entries: '/api/sitemap/newsletters' }];
    for (const { storeDir } of gateways) await publishRegistry(storeDir, document);
    await shown('/sitemap.xml', shows('/news/before'));
    publish('after');
    await shown('/sitemap.xml', (answer) => answer.status === 200 && shows('/news/after')(answer));
  });

  it('leaves the cache as it is while there is none', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    title = 'unpublished';
    await shown('/api/auth/siteinfo', shows('before'));
  });

  it('lets nobody wait for the new page: the one before is sent while it is rendered', async () => {
    await shown('/good', shows('before'));
    const [{ url }] = gateways as [GatewayUnderTest];
    const get = pageClient(url);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const known = upstream.received.length;
    upstream.answer(async (_request, response) => {
      await held;
      response.setHeader('content-type', 'application/json').end('{"error":0,"title":"after"}');
    });
    publish('after');
    await until(
      () => get('/good'),
      () => upstream.received.length > known,
    );
    expect((await get('/good')).text).toContain('before');
    release();
    await shown('/good', shows('after'));
  });

  it('of one type leaves the calls and pages that show others as they are', async () => {
    nameTypes();
    for (const path of ['/api/auth/siteinfo', '/api/auth/teamList', '/good']) {
      await shown(path, shows('before'));
    }
    publish('after', ['team-member']);
    await shown('/api/auth/teamList', shows('after'));
    const asked = upstream.received.length;
    for (const path of ['/api/auth/siteinfo', '/good']) await shown(path, shows('before'));
    expect(upstream.received).toHaveLength(asked);
    publish('the last one', ['site-info']);
    for (const path of ['/api/auth/siteinfo', '/good']) await shown(path, shows('the last one'));
    await shown('/api/auth/teamList', shows('after'));
  });

  it('of a type that the frame does not show leaves the rendered frame as it is', async () => {
    nameTypes();
    const frame = `
      exports.renderFrame = async (_request, { fetch }) => {
        const answer = await fetch(new Request('http://any/api/auth/teamList'));
        const header = '<nav>' + (await answer.json()).title + '</nav>';
        return { header, footer: '', head: '', data: '{}' };
      };`;
    for (const { storeDir } of gateways) {
      await publishSite(storeDir, { good: { bundle: GOOD } }, { number: '2', frame });
    }
    const parts = (header: string, section: string) => (answer: Answer) =>
      shows(`<nav>${header}</nav>`)(answer) && shows(`<h1>${section}</h1>`)(answer);
    await shown('/good', parts('before', 'before'));
    publish('section only', ['site-info']);
    await shown('/good', parts('before', 'section only'));
    publish('both', ['team-member', 'site-info']);
    await shown('/good', parts('both', 'both'));
  });

  it('of one type is seen in a response of a service that does not name its types', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    await shown('/good', shows('before'));
    publish('after', ['newsletter']);
    await shown('/api/auth/siteinfo', shows('after'));
    await shown('/good', shows('after'));
  });

  it('of an unknown type is seen everywhere', async () => {
    nameTypes();
    await shown('/api/auth/siteinfo', shows('before'));
    publish('after');
    await shown('/api/auth/siteinfo', shows('after'));
  });

  it('whose line was lost is seen with the next one, of whatever type', async () => {
    nameTypes();
    await shown('/api/auth/siteinfo', shows('before'));
    upstream.contentChanges.lose();
    publish('after', ['newsletter']);
    await shown('/api/auth/siteinfo', shows('after'));
  });

  it('of one type is seen in a page that was being rendered', async () => {
    nameTypes();
    const [{ url }] = gateways as [GatewayUnderTest];
    await shown('/api/auth/teamList', shows('before'));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    upstream.answer(async ({ url: asked = '' }, response) => {
      const old = title;
      if (asked.endsWith('siteinfo')) await held;
      const types = TYPES[asked.split('/').at(-1) ?? ''] ?? '';
      response.setHeader('x-content-types', types).setHeader('cache-control', PUBLIC);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ title: old }));
    });
    const known = upstream.received.length;
    const first = pageClient(url)('/good?being-rendered');
    await until(
      () => Promise.resolve(upstream.received.length),
      (count) => count > known,
    );
    publish('after', ['site-info', 'team-member']);
    await shown('/api/auth/teamList', shows('after'));
    release();
    await first;
    nameTypes();
    await shown('/good?being-rendered', shows('after'));
  });

  it('is not told to clients by its number', async () => {
    upstream.answer((_request, response) => {
      response.setHeader('x-content-change', '17').setHeader('cache-control', PUBLIC);
      response.setHeader('x-content-since', '16').setHeader('x-content-types', 'page');
      response.setHeader('content-type', 'application/json').end('{"error":0}');
    });
    for (const path of ['/api/auth/teamList', '/api/auth/listings-facets?type=sales']) {
      const { status, headers } = await pageClient(gateways[0]!.url)(path);
      expect([
        status,
        Object.keys(headers).filter((name) => name.startsWith('x-content-')),
      ]).toEqual([200, ['x-content-type-options']]);
    }
  });

  it('leaves the cache as it is when a draft is saved', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    const asked = upstream.received.length;
    const token = await signTestToken({ ...EMPLOYEE, rights: ['editor'] });
    const { statusCode } = await request(`${gateways[0]!.url}/api/auth/content/entries/1`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"version":1,"changes":[]}',
    });
    expect(statusCode).toBe(200);
    await shown('/api/auth/siteinfo', shows('before'));
    expect(upstream.received).toHaveLength(asked + 1);
  });

  it('is seen after the stream was down', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    upstream.contentChanges.goDown();
    publish('missed');
    upstream.contentChanges.comeBack();
    await shown('/api/auth/siteinfo', shows('missed'));
  });

  it('is seen after the stream was silent', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    upstream.contentChanges.freeze();
    publish('missed');
    setTimeout(() => upstream.contentChanges.comeBack(), 3_000);
    await shown('/api/auth/siteinfo', shows('missed'));
  });

  it('costs no cached response when only the connection was lost', async () => {
    await shown('/api/auth/siteinfo', shows('before'));
    upstream.contentChanges.goDown();
    upstream.contentChanges.comeBack();
    await until(
      () => Promise.resolve(upstream.contentChanges.readerCount),
      (count) => count >= gateways.length,
    );
    const asked = upstream.received.length;
    await shown('/api/auth/siteinfo', shows('before'));
    expect(upstream.received).toHaveLength(asked);
  });
});
