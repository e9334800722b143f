import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

describe('the proxy', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { PUBLIC_ORIGIN: 'https://partners.test' });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it('passes on path, query and headers, and adds the client address', async () => {
    const incoming = upstream.next();
    await request(`${gateway.url}/api/auth/listings-listfind?type=sales&location=new%20york`, {
      headers: { 'accept-language': 'de', 'x-user-id': '1', 'x-forwarded-for': '1.2.3.4' },
    });
    const { url, headers } = (await incoming).request;
    expect(url).toBe('/api/auth/listings-listfind?location=new%20york&type=sales');
    expect(headers).toMatchObject({
      'accept-language': 'de',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'partners.test',
      host: new URL(upstream.url).host,
    });
    expect(headers['x-user-id']).toBeUndefined();
  });

  it('uses one request id in the response and upstream', async () => {
    const incoming = upstream.next();
    const { headers } = await request(`${gateway.url}/api/auth/teamList`);
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
    expect((await incoming).request.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('passes bodies on unchanged', async () => {
    const incoming = upstream.next();
    upstream.answer(async (received, response) => {
      response.end(await textOf(received));
    });
    const body = JSON.stringify({ email: 'ada@example.com', password: 'äöü' });
    const { body: echo } = await request(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await echo.text()).toBe(body);
    expect((await incoming).request.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    });
  });

  it('passes back status, cookies and headers without hop-by-hop headers', async () => {
    upstream.answer((_request, response) => {
      response.writeHead(422, {
        'content-type': 'application/json',
        'set-cookie': ['a=1', 'b=2'],
        'x-powered-by': 'node',
        connection: 'close, x-hop',
        'x-hop': '1',
      });
      response.end('{"error":1}');
    });
    const { statusCode, headers, body } = await request(`${gateway.url}/api/auth/teamList`);
    expect(statusCode).toBe(422);
    expect(await body.json()).toEqual({ error: 1 });
    expect(headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
    });
    expect(headers['x-hop']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('streams the response', async () => {
    upstream.answer((_request, response) => {
      response.write('first');
    });
    const incoming = upstream.next();
    const { body } = await request(`${gateway.url}/api/portfohtml/1`);
    const parts: string[] = [];
    for await (const part of body) {
      parts.push(String(part));
      if (parts.length === 1) (await incoming).response.end('second');
    }
    expect(parts).toEqual(['first', 'second']);
  });

  const JSON_HEAD = { 'content-type': 'application/json', 'content-length': 5 };

  it('answers HEAD without a body, and passes on a 304', async () => {
    upstream.answer((received, response) => {
      if (received.headers['if-none-match']) response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(200, JSON_HEAD).end('12345');
    });
    const url = `${gateway.url}/api/auth/files/1/plan.pdf`;
    const head = await request(url, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '5']);
    const unchanged = await request(url, { headers: { 'if-none-match': '"1"' } });
    expect([unchanged.statusCode, unchanged.headers['etag']]).toEqual([304, '"1"']);
    await unchanged.body.dump();
  });

  it.each([
    ['GET', '/api/auth/teamlist'],
    ['GET', '/api/auth/nothing'],
    ['POST', '/api/auth/teamList'],
    ['DELETE', '/api/auth/newsletterList/1'],
    ['GET', '/api'],
  ] as const)('has no %s %s', async (method, path) => {
    const before = upstream.received.length;
    const { statusCode, headers, body } = await request(gateway.url + path, { method });
    expect(statusCode).toBe(404);
    expect(await body.json()).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
    expect(headers['x-request-id']).toBeDefined();
    expect(upstream.received).toHaveLength(before);
  });
});
