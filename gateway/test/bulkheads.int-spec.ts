import { type ClientRequest, request as httpRequest } from 'node:http';
import { request } from 'undici';
import { type GatewayUnderTest, PATIENT, startGateway } from './support/gateway-under-test.js';
import { rawRequest } from './support/raw-request.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** More than all connections that the gateway opens to one service. */
const BURST = 100;

/** Milliseconds for which a call may wait for a connection. */
const MAY_WAIT = 3_000;

const FILE = 'multipart/form-data; boundary=x';

describe('bulkheads', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let clients: ClientRequest[];

  beforeEach(async () => {
    clients = [];
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, PATIENT);
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    await gateway.close();
    await upstream.close();
  });

  /** Resolves when the gateway has begun to read it. */
  const post = (path: string, type: string, length: number): Promise<void> => {
    const arrived = new Promise<void>((resolve) => gateway.server.once('request', () => resolve()));
    const client = httpRequest({
      port: gateway.port,
      path,
      method: 'POST',
      headers: { 'content-type': type, 'content-length': length },
    });
    client.on('error', () => undefined);
    client.write('{');
    clients.push(client);
    return arrived;
  };

  const burst = async (path: string, type: string, length = 1_000) => {
    for (let at = 0; at < BURST; at += 1) await post(path, type, length);
  };

  const othersAreServed = async () => {
    upstream.answer((_request, response) => response.end('{"error":0}'));
    const { statusCode, body } = await request(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
    });
    expect([statusCode, await body.json()]).toEqual([200, { error: 0 }]);
  };

  it('a slow request body holds no connection to the service', async () => {
    await burst('/api/auth/refresh', 'application/json');
    expect(upstream.received).toHaveLength(0);
    await othersAreServed();
  });

  it('slow uploads leave connections for other calls', async () => {
    upstream.answer((incoming) => incoming.resume());
    const incoming = upstream.next();
    await burst('/api/auth/refresh', FILE);
    await incoming;
    await othersAreServed();
    // The last one was served.
    expect(upstream.received.length).toBeLessThanOrEqual(16 + 1);
  });

  it('a refused body is read to its end, and its connection stays usable', async () => {
    upstream.answer((incoming) => incoming.resume());
    await burst('/api/auth/refresh', FILE);
    const size = 500_000;
    const answers = await rawRequest(
      gateway.port,
      [
        'POST /api/auth/refresh HTTP/1.1',
        'Host: a',
        `Content-Type: ${FILE}`,
        `Content-Length: ${size}`,
        '',
        `${'x'.repeat(size)}GET /health/live HTTP/1.1`,
        'Host: a',
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    );
    expect(answers).toMatch(/^HTTP\/1\.1 503 [^]*HTTP\/1\.1 200 /);
  });

  it('password calls leave connections for other calls', async () => {
    upstream.answer(() => undefined);
    const incoming = upstream.next();
    await burst('/api/auth/login', 'application/json', 1);
    await incoming;
    await othersAreServed();
    const logins = upstream.received.filter(({ request: { url } }) => url === '/api/auth/login');
    expect(logins.length).toBeLessThanOrEqual(8);
  });

  it('calls beyond the queue get 503 at once', async () => {
    upstream.answer(() => undefined);
    await burst('/api/auth/login', 'application/json', 1);
    const start = performance.now();
    const { statusCode, headers, body } = await request(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      body: '{}',
    });
    await body.dump();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - start).toBeLessThan(MAY_WAIT);
  });
});

it('at most a quarter of the requests in flight have bodies in progress', async () => {
  const upstream = await startUpstream();
  const gateway = await startGateway(upstream.url, { MAX_IN_FLIGHT: '8' });
  const clients = Array.from({ length: 2 }, () => {
    const client = httpRequest(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-length': 100 },
    });
    client.on('error', () => undefined);
    client.write('{');
    return client;
  });
  const post = () => request(`${gateway.url}/api/auth/refresh`, { method: 'POST', body: '{}' });
  let status = 200;
  while (status === 200) {
    const answer = await post();
    await answer.body.dump();
    status = answer.statusCode;
  }
  expect(status).toBe(503);
  const read = await request(`${gateway.url}/api/auth/listings-facets`);
  await read.body.dump();
  expect(read.statusCode).toBe(200);
  for (const client of clients) client.destroy();
  while (status === 503) {
    const answer = await post();
    await answer.body.dump();
    status = answer.statusCode;
  }
  expect(status).toBe(200);
  await gateway.close();
  await upstream.close();
});
