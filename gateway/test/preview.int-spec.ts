import type { RequestListener } from 'node:http';
import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { PUBLIC } from './support/keepable.js';
import { dataIn, isRendered, pageClient, withoutNonce } from './support/page-client.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const TOKEN = 'the-token-of-one-preview-00000001';
const OTHER = 'the-token-of-one-preview-00000002';
const EXPIRED = 'the-token-of-one-preview-00000003';

const DRAFTS: Record<string, string> = { [TOKEN]: 'Draft one', [OTHER]: 'Draft two' };

/** A service whose title differs for each preview. */
const content: RequestListener = ({ url, headers }, response) => {
  const draft = DRAFTS[String(headers['x-content-preview'])];
  response.setHeader('content-type', 'application/json');
  if (url === '/internal/content-preview') {
    return void response.end(JSON.stringify({ is_valid: draft !== undefined }));
  }
  response.setHeader('cache-control', PUBLIC);
  response.end(JSON.stringify({ error: 0, title: draft ?? 'Published' }));
};

const REDIRECTING = `
exports.renderSection = async () =>
  ({ status: 302, redirect: '/good/queens?page=2', html: '', head: '', data: 'null' });`;

describe('a preview', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeAll(async () => {
    upstream = await startUpstream();
    upstream.answer(content);
    gateway = await startGateway(upstream.url, {
      RENDER_DEADLINE: '20000',
      RENDER_BEGIN_AFTER: '20000',
    });
    get = pageClient(gateway.url);
    await publishSite(gateway.storeDir, {
      good: {
        bundle: GOOD,
        routes: [
          { path: '/good/:place', frame: 'public' },
          { path: '/staff', frame: 'staff', access: 'signed-in' },
        ],
      },
      moved: { bundle: REDIRECTING },
      plain: {},
    });
    await until(() => get('/good/warm'), isRendered);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it('shows drafts on the page that the server renders', async () => {
    const { text } = await get(`/good/queens?preview=${TOKEN}`);
    expect(text).toContain('<div data-remote="good"><h1>Draft one</h1></div>');
    expect(dataIn(text, 'preview-settings')).toEqual({
      token: TOKEN,
      isVisitor: false,
      isValid: true,
      notice: 'Preview: not published',
    });
  });

  it('is stored and indexed by nobody, and framed by this site only', async () => {
    const { headers } = await get(`/good/queens?preview=${TOKEN}`);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['etag']).toBeUndefined();
  });

  it('is never shown to anybody else', async () => {
    const addresses = ['', `?preview=${TOKEN}`, `?preview=${OTHER}`, `?preview=${EXPIRED}`];
    const titles = ['Published', 'Draft one', 'Draft two', 'Published'];
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        addresses.flatMap((query) => [get(`/good/one${query}`), get(`/good/one${query}`)]),
      );
      const shown = answers.map(({ text }) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]);
      expect(shown).toEqual(titles.flatMap((title) => [title, title]));
    }
  });

  it('leaves the page without a token as it is', async () => {
    const before = await get('/good/same');
    await get(`/good/same?preview=${TOKEN}`);
    const after = await get('/good/same');
    expect(withoutNonce(after.text)).toBe(withoutNonce(before.text));
    expect(after.text).not.toContain('preview');
  });

  it('keeps its parameters out of the address that the page knows', async () => {
    const { text } = await get(`/good/queens?page=2&preview=${TOKEN}&as=visitor`);
    expect(dataIn(text, 'section-data')).toMatchObject({
      path: '/good/queens?page=2',
      canonical: '/good/queens',
    });
    expect(text.split(TOKEN)).toHaveLength(2);
    expect(dataIn(text, 'preview-settings')).toMatchObject({ isVisitor: true });
  });

  it('redirects to a preview', async () => {
    const { status, headers } = await get(`/moved?preview=${TOKEN}&as=visitor`);
    expect(status).toBe(302);
    expect(headers['location']).toBe(`/good/queens?page=2&preview=${TOKEN}&as=visitor`);
  });

  it('with an expired token shows what visitors see, with a notice', async () => {
    const { text, headers } = await get(`/de/good/queens?preview=${EXPIRED}`);
    expect(text).toContain('<h1>Published</h1>');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(dataIn(text, 'preview-settings')).toMatchObject({
      isValid: false,
      notice: expect.stringContaining('nicht mehr gültig'),
    });
  });

  it('shows pages that the browser renders, with its script', async () => {
    const { text, headers } = await get(`/plain?preview=${TOKEN}`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(dataIn(text, 'preview-settings')).toMatchObject({ token: TOKEN });
    expect((await get('/plain')).text).not.toContain('preview');
  });

  it('does not exist in the staff frame', async () => {
    const { text } = await get(`/staff?preview=${TOKEN}`);
    expect(text).not.toContain('preview-settings');
  });
});

describe('a call of a preview', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    upstream = await startUpstream();
    upstream.answer(content);
    gateway = await startGateway(upstream.url);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const call = async (token?: string) => {
    const headers: Record<string, string> = token ? { 'x-content-preview': token } : {};
    const { text, headers: given } = await pageClient(gateway.url)('/api/auth/siteinfo', headers);
    const { title } = JSON.parse(text) as { title: string };
    return { title, cacheControl: given['cache-control'], etag: given['etag'] };
  };

  it('is neither stored nor served from the cache', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await call(TOKEN)).toEqual({
        title: 'Draft one',
        cacheControl: 'private, no-store',
        etag: undefined,
      });
      expect(await call()).toMatchObject({ title: 'Published' });
      expect(await call(OTHER)).toMatchObject({ title: 'Draft two' });
    }
  });

  it('is not shared with others that come at the same time', async () => {
    const answers = await Promise.all([call(TOKEN), call(OTHER), call(), call(TOKEN), call()]);
    expect(answers.map(({ title }) => title)).toEqual([
      ...['Draft one', 'Draft two', 'Published', 'Draft one', 'Published'],
    ]);
  });

  it('loses its header if it is no public read', async () => {
    const received = upstream.next();
    await pageClient(gateway.url)('/api/auth/refresh', { 'x-content-preview': TOKEN });
    const post = fetch(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'x-content-preview': TOKEN },
    });
    const { request } = await received;
    await post;
    expect(request.method).toBe('POST');
    expect(request.headers['x-content-preview']).toBeUndefined();
  });
});
