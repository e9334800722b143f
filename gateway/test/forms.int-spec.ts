import { once } from 'node:events';
import { until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

describe('public forms', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { FORM_LIMIT: '3', FORM_LIMIT_WINDOW: '60' });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const post = async (call: string, headers: Record<string, string> = {}) => {
    const answer = await request(`${gateway.url}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Ada"}',
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (await answer.body.json()) as object,
    };
  };

  it('reach their service with idempotency key, language, page and client address', async () => {
    const next = upstream.next();
    upstream.answer((received, response) => {
      void textOf(received).then((text) => response.end(JSON.stringify({ error: 0, text })));
    });
    const headers = {
      'idempotency-key': '"0b7f9a52-5a3c-4a3e-9a51-3a6e1f7f2b10"',
      'accept-language': 'ru',
      referer: 'http://localhost:8000/ru/contact',
      'x-forwarded-for': '203.0.113.9',
    };
    expect(await post('contact-us', headers)).toMatchObject({ body: { text: '{"name":"Ada"}' } });
    const { headers: passed } = (await next).request;
    expect(passed).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.1' });
  });

  it('get 429 after the third in the language of the client, whatever X-Forwarded-For says', async () => {
    for (const [at, call] of ['contact-us', 'investor', 'contact-us'].entries()) {
      expect(await post(call, { 'x-forwarded-for': `203.0.113.${at}` })).toMatchObject({
        status: 200,
      });
    }
    const refused = await post('investor', {
      'x-forwarded-for': '203.0.113.77',
      'accept-language': 'de',
    });
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 1, message: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.' },
      headers: { vary: 'accept-language', 'x-request-id': expect.any(String) },
    });
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(upstream.received).toHaveLength(3);
  });

  it('are counted for each client of a trusted proxy, whose address the service gets', async () => {
    await gateway.close();
    const env = { FORM_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' };
    gateway = await startGateway(upstream.url, env);
    const from = async (addresses: string) =>
      (await post('contact-us', { 'x-forwarded-for': addresses })).status;
    expect(await from('203.0.113.1')).toBe(200);
    expect(await from('198.51.100.1, 203.0.113.1')).toBe(429);
    expect(await from('203.0.113.1, 203.0.113.2')).toBe(200);
    const told = upstream.received.map(({ request: { headers } }) => headers['x-forwarded-for']);
    expect(told).toEqual(['203.0.113.1', '203.0.113.2']);
  });

  it('have a counter of their own', async () => {
    for (let i = 0; i < 6; i += 1) expect(await post('login')).toMatchObject({ status: 200 });
    expect(await post('contact-us')).toMatchObject({ status: 200 });
  });

  it('are accepted again after the window', async () => {
    await gateway.close();
    gateway = await startGateway(upstream.url, { FORM_LIMIT: '1', FORM_LIMIT_WINDOW: '1' });
    const [first, second] = [await post('investor'), await post('investor')];
    expect([first.status, second.status]).toEqual([200, 429]);
    await until(
      () => post('investor'),
      ({ status }) => status === 200,
    );
  });

  it('are never sent twice', async () => {
    upstream.answer((incoming) => incoming.socket.destroy());
    const key = { 'idempotency-key': '0b7f9a52-5a3c-4a3e-9a51-3a6e1f7f2b10' };
    expect(await post('contact-us', { ...key, 'accept-language': 'it' })).toMatchObject({
      status: 503,
      body: { message: 'Il servizio al momento non risponde: riprovi più tardi' },
    });
    expect(upstream.received).toHaveLength(1);
  });
});

describe('a service error for two waiting clients', () => {
  it('is sent to each in its language', async () => {
    const upstream = await startUpstream();
    const gateway = await startGateway(upstream.url);
    const get = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await request(`${gateway.url}/api/auth/portfoliodetails`, { headers });
      const { message } = (await answer.body.json()) as { message: string };
      return [answer.statusCode, message];
    };
    try {
      upstream.answer(() => undefined);
      const asked = upstream.next();
      const first = get('de');
      const { response } = await asked;
      const joined = once(gateway.server, 'request');
      const second = get('es');
      await joined;
      response.writeHead(500, { 'content-type': 'application/json', vary: 'Accept-Language' });
      response.end('{"error":1,"message":"Leider ist etwas schiefgegangen."}');
      expect(await first).toEqual([500, 'Leider ist etwas schiefgegangen.']);
      expect(await second).toEqual([500, expect.stringMatching(/^Lo sentimos/)]);
      expect(upstream.received).toHaveLength(1);
    } finally {
      await gateway.close();
      await upstream.close();
    }
  });
});
