import { until } from '@phantom/service-kit/testing';
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

  const publish = (next: string): void => {
    title = next;
    upstream.contentChanges.publish();
  };

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
