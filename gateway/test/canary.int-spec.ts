import type { BootManifest } from '@phantom/registry';
import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { dataIn, isRendered, type PageAnswer, pageClient } from './support/page-client.js';
import { startUpstream, type Upstream } from './support/upstream.js';
import { GOOD, publishCanary, publishSite } from './support/rendered-site.js';

const VISITORS = 400;

describe('a canary', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { RENDER_DEADLINE: '20000' });
    get = pageClient(gateway.url);
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const tryOn = (share: number, bundle = GOOD) =>
    publishCanary(gateway.storeDir, 'good', { bundle }, { share });

  const versionOf = ({ text }: { text: string }) =>
    (dataIn(text, 'boot-manifest') as BootManifest).remotes[0]?.version;

  const versionIn = async (bucket: string) =>
    versionOf(await get('/good', { cookie: `a=b; phantom_bucket=${bucket}; c=d` }));

  it('gets its share, and each visitor keeps the version', async () => {
    await tryOn(30);
    const answers: PageAnswer[] = [];
    while (answers.length < VISITORS) answers.push(await get('/good'));
    const tried = answers.filter((answer) => versionOf(answer) === '2').length;
    // Five standard deviations.
    expect(tried).toBeGreaterThan(VISITORS * 0.3 - 46);
    expect(tried).toBeLessThan(VISITORS * 0.3 + 46);

    for (const answer of answers.slice(0, 50)) {
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      const again = await get('/good', { cookie });
      expect(versionOf(again)).toBe(versionOf(answer));
      expect(again.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('begins at bucket 0 and grows upwards', async () => {
    await tryOn(30);
    expect(await Promise.all(['0.00', '29.99', '30.00', '99.99'].map(versionIn))).toEqual([
      '2',
      '2',
      '1',
      '1',
    ]);
    await tryOn(50);
    expect(await Promise.all(['0.00', '30.00', '50.00'].map(versionIn))).toEqual(['2', '2', '1']);
  });

  it.each(['100.00', '-1.00', '1e1', '30', ''])(
    'draws a new bucket for the cookie %j',
    async (made) => {
      await tryOn(30);
      const { headers } = await get('/good', { cookie: `phantom_bucket=${made}` });
      expect(headers['set-cookie']).toMatch(
        /^phantom_bucket=\d{1,2}\.\d{2}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
      );
    },
  );

  it('adds Cookie to Vary only while it runs', async () => {
    const quiet = await get('/de/good');
    expect(quiet.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    });
    expect(quiet.headers).not.toHaveProperty('set-cookie');
    await tryOn(30);
    expect((await get('/de/good')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
    });
  });

  it('is not in the sitemap', async () => {
    const routes = ['/good', '/new'].map((path) => ({ path, frame: 'public' as const }));
    await publishCanary(gateway.storeDir, 'good', { bundle: GOOD, routes }, { share: 30 });
    const { text } = await get('/sitemap.xml');
    expect(text).toContain('/good</loc>');
    expect(text).not.toContain('/new</loc>');
  });

  it('has no page without the default version', async () => {
    await tryOn(50, `exports.renderSection = async () => { throw new Error('untried'); };`);
    const bad = { cookie: 'phantom_bucket=0.00' };
    for (let visit = 0; visit < 10; visit += 1) {
      expect(isRendered(await get(`/good?${visit}`, bad))).toBe(false);
    }
    await until(() => get('/good', { cookie: 'phantom_bucket=50.00' }), isRendered);
  });
});
