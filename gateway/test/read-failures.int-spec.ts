import { once } from 'node:events';
import { get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { counting, ONLY_IF_ERROR, PUBLIC } from './support/keepable.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const PATH = '/api/auth/teamList';

describe('public reads of a failing service', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { UPSTREAM_TIMEOUT: '200' });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const get = async () => {
    const { statusCode, headers, body } = await request(gateway.url + PATH);
    return { status: statusCode, headers, body: await body.text() };
  };
  const first = { status: 200, body: '{"error":0,"answer":1}' };

  /** The response before the service began to fail. */
  const answerOnce = async (cacheControl = ONLY_IF_ERROR) => {
    upstream.answer(counting({ 'cache-control': cacheControl }));
    expect(await get()).toMatchObject(first);
  };

  it('are answered stale while the service is down', async () => {
    await answerOnce();
    await upstream.close();
    expect(await get()).toMatchObject(first);
    expect(await get()).toMatchObject(first);
    upstream = await startUpstream();
  });

  it.each<[string, Parameters<Upstream['answer']>[0]]>([
    ['answers 500', (_request, response) => response.writeHead(500).end('{"error":1}')],
    ['hangs up', (incoming) => incoming.socket.destroy()],
    ['does not answer in time', () => undefined],
    [
      'answers what is no JSON',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': PUBLIC });
        response.end('{"error":0,"list":[{"id":1,"na');
      },
    ],
    [
      'breaks off',
      (incoming, response) => {
        const head = { 'content-length': 100, 'cache-control': PUBLIC };
        response.writeHead(200, head).write('part', () => incoming.socket.destroy());
      },
    ],
  ])('are answered from before when it %s', async (_what, listener) => {
    await answerOnce();
    upstream.answer(listener);
    expect(await get()).toMatchObject(first);
  });

  it('fail without stale-if-error', async () => {
    await answerOnce('public, max-age=0');
    upstream.answer((_request, response) => {
      response.writeHead(503, { 'retry-after': '7', 'content-type': 'application/json' });
      response.end('{"error":1,"message":"closed for today"}');
    });
    const { status, headers, body } = await get();
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '7',
      'no-store',
    ]);
    expect(body).toContain('closed for today');
    expect(headers).not.toHaveProperty('etag');
  });

  it.each([404, 410])('drop the stale response when it is now %i', async (status) => {
    await answerOnce();
    upstream.answer((_request, response) => response.writeHead(status).end('{"error":1}'));
    expect(await get()).toMatchObject({ status, body: '{"error":1}' });
    await upstream.close();
    expect(await get()).toMatchObject({ status: 503 });
    upstream = await startUpstream();
  });
});

describe('a coalesced public read', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
    upstream.answer(() => undefined);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  /** A client whose call has reached the gateway, and the gateway's response object. */
  const client = async () => {
    const arrived = once(gateway.server, 'request');
    const call = httpGet(gateway.url + PATH);
    call.on('error', () => undefined);
    const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
    return { call, response };
  };

  it('continues for the other clients when the first disconnects', async () => {
    const incoming = upstream.next();
    const leaving = await client();
    const { response } = await incoming;
    const staying = await client();
    const gone = once(leaving.response, 'close');
    leaving.call.destroy();
    await gone;
    counting()((await incoming).request, response);
    const [answer] = (await once(staying.call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(upstream.received).toHaveLength(1);
  });

  it('is loaded again after all clients have disconnected', async () => {
    const incoming = upstream.next();
    const leaving = [await client(), await client()];
    const { response } = await incoming;
    const cancelled = once(response, 'close');
    for (const { call } of leaving) call.destroy();
    await cancelled;
    upstream.answer(counting());
    const { statusCode, body } = await request(gateway.url + PATH);
    await body.dump();
    expect([statusCode, upstream.received.length]).toEqual([200, 2]);
  });
});
