import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { resolve } from '@phantom/registry';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { withoutNonce } from './support/page-client.js';
import { publishEntry, publishRegistry, siteDocument } from './support/published-store.js';

const SCRIPTS = /script-src 'nonce-(\S+)' 'strict-dynamic'/;
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

    it('sends a page on every path, with the boot manifest', async () => {
      const { status, headers, text } = await get('/listings/sales/new-york?page=2');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
      const [, nonce] = SCRIPTS.exec(String(headers['content-security-policy'])) ?? [];
      expect(text).toContain(`<script defer src="/r/shell/1.0.0-abc/entry.js" nonce="${nonce}">`);
      expect(manifestIn(text)).toEqual(resolve(siteDocument(), { bucket: 0 }));
      expect(text).toContain('<link rel="preload" as="script" href="/r/listings/');
    });

    it('sends 404 with the page for an unknown path', async () => {
      const { status, text } = await get('/nowhere');
      expect(status).toBe(404);
      expect(text).toContain('id="boot-manifest"');
      expect(text).not.toContain('rel="preload"');
    });

    it('has a new nonce in every response', async () => {
      const policies = [await get('/listings'), await get('/listings'), await get('/nowhere')].map(
        ({ headers }) => String(headers['content-security-policy']),
      );
      expect(new Set(policies.map((policy) => SCRIPTS.exec(policy)?.[1]))).toHaveProperty(
        'size',
        3,
      );
    });

    it('sends 304 without a policy for a known ETag', async () => {
      const first = await get('/listings');
      const again = await get('/listings', { 'if-none-match': String(first.headers['etag']) });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers).not.toHaveProperty('content-security-policy');
    });

    it('is in the language of the visitor', async () => {
      const german = await get('/listings', { 'accept-language': 'de-DE,de;q=0.9' });
      expect(german.text).toContain('<html lang="de">');
      const chosen = await get('/listings', { 'accept-language': 'de', cookie: 'lang=es' });
      expect(chosen.text).toContain('<html lang="es">');
      expect(chosen.headers['vary']).toBe('accept-encoding, accept-language, cookie');
      expect(chosen.headers['etag']).not.toBe(german.headers['etag']);
    });

    it('has the accepted encoding', async () => {
      const plain = await get('/listings');
      const br = await get('/listings', { 'accept-encoding': 'gzip, br' });
      const gzip = await get('/listings', { 'accept-encoding': 'gzip' });
      expect(br.headers['content-encoding']).toBe('br');
      for (const body of [brotliDecompressSync(br.body), gunzipSync(gzip.body)]) {
        expect(withoutNonce(body.toString())).toBe(withoutNonce(plain.text));
      }
    });

    it('has a new version as soon as it is published, and keeps it when the entry breaks', async () => {
      const before = await get('/listings');
      await publishRegistry(gateway.storeDir, siteDocument('2.0.0-def'));
      const after = await get('/listings', { 'if-none-match': String(before.headers['etag']) });
      expect(after.status).toBe(200);
      expect(after.text).toContain('/r/shell/2.0.0-def/entry.js');

      await publishEntry(gateway.storeDir, 'listings', '{"format":');
      const again = await get('/listings');
      expect(withoutNonce(again.text)).toBe(withoutNonce(after.text));
    });

    it('answers HEAD like GET without a body', async () => {
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
    '%s without a registry has an error in the language of %j',
    async (path, headers, language, words, home) => {
      const { text } = await get(path, headers);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(words);
      expect(text).toContain(`<a href="${home}">`);
    },
  );

  const { listings = [] } = siteDocument().microFrontends;

  it.each([
    ['no registry', () => Promise.resolve()],
    ['a broken one', () => publishEntry(gateway.storeDir, 'shell', 'not JSON')],
    [
      'one without a shell',
      () => publishRegistry(gateway.storeDir, { ...siteDocument(), microFrontends: { listings } }),
    ],
  ])('is the plain error page with %s', async (_what, prepare) => {
    await prepare();
    const { status, headers, text } = await get('/listings');
    expect(status).toBe(500);
    expect(text).toContain(FAULT);
    expect(text).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
    const [, nonce] =
      /style-src 'nonce-(\S+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(text).toContain(`<style nonce="${nonce}">`);

    await publishRegistry(gateway.storeDir, siteDocument());
    expect((await get('/listings')).status).toBe(200);
  });

  it('has a favicon and robots.txt', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect((await get('/robots.txt')).text).toContain('User-agent: *');
  });
});
