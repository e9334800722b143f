import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** An address on which nothing listens. */
const NOBODY = 'http://127.0.0.1:1';

const UNAVAILABLE = {
  error: 1,
  message: 'This service does not answer at the moment, please try again later',
};

describe('a failing service', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, {
      // The first call of a gateway takes its time on a busy machine.
      UPSTREAM_TIMEOUT: '1000',
      // The calls of the revocation stream would make it the failing service.
      AUTH_URL: NOBODY,
    });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const get = async (path = '/api/auth/teamList') => {
    const { statusCode, headers, body } = await request(gateway.url + path);
    return { status: statusCode, headers, body: await body.json() };
  };

  it('gives 503 while it refuses connections, and works again afterwards', async () => {
    const port = Number(new URL(upstream.url).port);
    await upstream.close();
    const refused = await get();
    expect(refused).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['x-request-id']).toBeDefined();

    upstream = await startUpstream(port);
    expect(await get()).toMatchObject({ status: 200 });
  });

  /** Called with each refused connection to the service. */
  const onRefused = (refused: () => void) => {
    const listener = (event: unknown) => {
      const { connectParams } = event as { connectParams: { port: string } };
      if (connectParams.port === new URL(upstream.url).port) refused();
    };
    subscribe('undici:client:connectError', listener);
    return () => unsubscribe('undici:client:connectError', listener);
  };

  it('gets a refused read again a moment later', async () => {
    const patient = await startGateway(upstream.url, { UPSTREAM_TIMEOUT: '5000' });
    const port = Number(new URL(upstream.url).port);
    await upstream.close();
    const restarted = new Promise<Upstream>((resolve) => {
      const stopListening = onRefused(() => {
        stopListening();
        resolve(startUpstream(port));
      });
    });
    const { statusCode, body } = await request(`${patient.url}/api/auth/portfoliodetails`);
    upstream = await restarted;
    expect([statusCode, await body.json()]).toEqual([200, { error: 0 }]);
    expect(upstream.received).toHaveLength(1);
    await patient.close();
  });

  it('gets a refused change once', async () => {
    await upstream.close();
    let refused = 0;
    const stopListening = onRefused(() => (refused += 1));
    const { statusCode, body } = await request(`${gateway.url}/api/auth/investor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    stopListening();
    expect([statusCode, await body.json()]).toEqual([503, UNAVAILABLE]);
    expect(refused).toBe(1);
    upstream = await startUpstream();
  });

  it('gives 504 at the deadline', async () => {
    upstream.answer(() => undefined);
    const late = await get();
    expect(late).toMatchObject({ status: 504, body: UNAVAILABLE });
    expect(late.headers['retry-after']).toBe('5');
  });

  it('gets a read again after it closed the connection', async () => {
    upstream.answer((incoming, response) => {
      if (upstream.received.length === 1) incoming.socket.destroy();
      else response.end('{"error":0}');
    });
    expect(await get()).toMatchObject({ status: 200 });
    expect(upstream.received).toHaveLength(2);
  });

  it('gets a limited number of tries', async () => {
    upstream.answer((incoming) => incoming.socket.destroy());
    expect(await get()).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(upstream.received).toHaveLength(3);
  });

  it('gets a change once', async () => {
    upstream.answer((incoming) => incoming.socket.destroy());
    const { statusCode, body } = await request(`${gateway.url}/api/auth/investor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(statusCode).toBe(503);
    expect(await body.json()).toEqual(UNAVAILABLE);
    expect(upstream.received).toHaveLength(1);
  });

  it('gives 503 for a malformed response', async () => {
    upstream.answer((incoming) => incoming.socket.end('SQLSTATE 42P01 at 10.0.0.5\r\n\r\n'));
    expect(await get()).toMatchObject({ status: 503, body: UNAVAILABLE });
  });

  it.each(['GET', 'POST'] as const)('gives 503 for malformed JSON to a %s', async (method) => {
    upstream.answer((_request, response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end('{"error":0,"list":[{"id":1,"na');
    });
    const path = method === 'GET' ? '/api/auth/portfoliodetails' : '/api/auth/investor';
    const { statusCode, headers, body } = await request(gateway.url + path, { method });
    expect([statusCode, await body.json()]).toEqual([503, UNAVAILABLE]);
    expect(headers['retry-after']).toBe('5');
    expect(upstream.received).toHaveLength(1);
  });

  it('gets a read again after it aborted short JSON', async () => {
    upstream.answer((incoming, response) => {
      if (upstream.received.length > 1) return response.end('{"error":0}');
      response.setHeader('content-type', 'application/json').setHeader('content-length', 100);
      return response.write('{"error":0', () => incoming.socket.destroy());
    });
    expect(await get()).toMatchObject({ status: 200, body: { error: 0 } });
  });

  it('aborts the response to the client if it aborts its own', async () => {
    upstream.answer((incoming, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('part', () => {
        incoming.socket.destroy();
      });
    });
    const { statusCode, body } = await request(`${gateway.url}/api/auth/teamList`);
    expect(statusCode).toBe(200);
    await expect(body.text()).rejects.toThrow();
  });

  it('does not affect other services', async () => {
    const other = await startUpstream();
    const mixed = await startGateway(upstream.url, { CONTENT_URL: other.url });
    upstream.answer(() => undefined);
    const hanging = request(`${mixed.url}/api/auth/portfoliodetails`).catch(() => undefined);
    const { statusCode, body } = await request(`${mixed.url}/api/auth/teamList`);
    expect([statusCode, await body.json()]).toEqual([200, { error: 0 }]);
    await mixed.close();
    await hanging;
    await other.close();
  });
});
