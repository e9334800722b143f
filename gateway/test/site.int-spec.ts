import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { resolve } from '@phantom/registry';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';

const FAULT = 'Sorry! something went wrong, please contact our support team';

describe('the site', () => {
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    gateway = await startGateway('http://127.0.0.1:1');
  });
  afterEach(() => gateway.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(gateway.url + path, { headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() };
  };

  const manifestIn = (html: string): unknown =>
    JSON.parse(/id="boot-manifest">(.*?)<\/script>/.exec(html)?.[1] ?? '');

  describe('with a registry', () => {
    beforeEach(() => publishRegistry(gateway.storeDir, siteDocument()));

    it('is one page on every path, with the versions of this page load in it', async () => {
      const { status, headers, text } = await get('/listings/sales/new-york?page=2');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(manifestIn(text)).toEqual(resolve(siteDocument(), { bucket: 0 }));
      expect(text).toContain('<link rel="preload" as="script" href="/r/listings/');
    });

    it('answers 404, with the page, where no remote has a route', async () => {
      const { status, text } = await get('/nowhere');
      expect(status).toBe(404);
      expect(text).toContain('id="boot-manifest"');
      expect(text).not.toContain('rel="preload"');
    });

    it('is not sent twice', async () => {
      const first = await get('/listings');
      const again = await get('/listings', { 'if-none-match': String(first.headers['etag']) });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('speaks the language of the visitor', async () => {
      const german = await get('/listings', { 'accept-language': 'de-DE,de;q=0.9' });
      expect(german.text).toContain('<html lang="de">');
      const chosen = await get('/listings', { 'accept-language': 'de', cookie: 'lang=es' });
      expect(chosen.text).toContain('<html lang="es">');
      expect(chosen.headers['vary']).toBe('accept-encoding, accept-language, cookie');
      expect(chosen.headers['etag']).not.toBe(german.headers['etag']);
    });

    it('is compressed as the browser likes it', async () => {
      const plain = await get('/listings');
      const br = await get('/listings', { 'accept-encoding': 'gzip, br' });
      const gzip = await get('/listings', { 'accept-encoding': 'gzip' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
    });

    it('has a new version as soon as it is published, and keeps it when the file breaks', async () => {
      const before = await get('/listings');
      await publishRegistry(gateway.storeDir, siteDocument('2.0.0-def'));
      const after = await get('/listings', { 'if-none-match': String(before.headers['etag']) });
      expect(after.status).toBe(200);
      expect(after.text).toContain('/r/shell/2.0.0-def/entry.js');

      await publishRegistry(gateway.storeDir, '{"schema":');
      expect((await get('/listings')).text).toBe(after.text);
    });

    it('answers HEAD as GET, without the page', async () => {
      const { statusCode, headers, body } = await request(`${gateway.url}/listings`, {
        method: 'HEAD',
      });
      expect(statusCode).toBe(200);
      expect(Number(headers['content-length'])).toBeGreaterThan(500);
      expect(await body.text()).toBe('');
    });
  });

  it.each([
    ['/listings', { 'accept-language': 'de' }, 'de', 'Leider ist ein Fehler aufgetreten', '/'],
    ['/listings', { cookie: 'lang=es' }, 'es', 'Lo sentimos, se ha producido un error', '/'],
    ['/it/listings', {}, 'it', 'Spiacenti, si è verificato un errore', '/it/'],
    ['/ru/listings', { cookie: 'lang=de' }, 'ru', 'К сожалению, произошла ошибка', '/ru/'],
  ])(
    '%s without a registry says so as %j reads it',
    async (path, headers, language, words, home) => {
      const { text } = await get(path, headers);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(words);
      expect(text).toContain(`<a href="${home}">`);
    },
  );

  it.each([
    ['no registry', undefined],
    ['a broken one', 'not JSON'],
    ['one without a shell', { ...siteDocument(), microFrontends: {} }],
  ])('is a plain page of its own with %s', async (_what, content) => {
    if (content) await publishRegistry(gateway.storeDir, content);
    const { status, headers, text } = await get('/listings');
    expect(status).toBe(500);
    expect(text).toContain(FAULT);
    expect(text).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');

    await publishRegistry(gateway.storeDir, siteDocument());
    expect((await get('/listings')).status).toBe(200);
  });

  it('has an icon and a word for crawlers', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect((await get('/robots.txt')).text).toContain('User-agent: *');
  });
});
