import { once } from 'node:events';
import { get, request as httpRequest, type ServerResponse } from 'node:http';
import { request } from 'undici';
import { type GatewayUnderTest, PATIENT, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** As many as the gateway opens to one service. */
const CONNECTIONS = 64;
const WAITING = 20;

describe('a client that disconnects', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, PATIENT);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  let calls = 0;

  /** Each URL is different: equal requests would share one upstream call. */
  const call = () => {
    const client = get(`${gateway.url}/api/auth/teamList?call=${(calls += 1)}`);
    client.on('error', () => undefined);
    return client;
  };

  /** Calls that all hang in the service. */
  const occupy = async (count: number) => {
    upstream.answer(() => undefined);
    const clients = [];
    for (let index = 0; index < count; index += 1) {
      const incoming = upstream.next();
      clients.push(call());
      await incoming;
    }
    return clients;
  };

  it('cancels the upstream call before the head of the response', async () => {
    const [client] = await occupy(1);
    const [{ response }] = upstream.received as [Upstream['received'][number]];
    const closed = once(response, 'close');
    client?.destroy();
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  it('cancels the upstream call in the middle of the response', async () => {
    upstream.answer((_request, response) => response.write('part'));
    const client = call();
    const [answer] = await once(client, 'response');
    await once(answer, 'data');
    const [{ response }] = upstream.received as [Upstream['received'][number]];
    const closed = once(response, 'close');
    client.destroy();
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  it('cancels the upstream call during a file upload', async () => {
    upstream.answer((incoming) => incoming.resume());
    const incoming = upstream.next();
    const client = httpRequest({
      port: gateway.port,
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1000 },
    });
    client.on('error', () => undefined);
    client.write('--x');
    const { request: behind, response } = await incoming;
    const closed = once(response, 'close');
    client.destroy();
    await closed;
    expect(behind.complete).toBe(false);
  });

  it('sends nothing to the service if the call waited for a connection', async () => {
    await occupy(CONNECTIONS);
    const allArrived = arrivals(gateway, WAITING);
    const waiting = Array.from({ length: WAITING }, call);
    const answers = await allArrived;
    const allGone = Promise.all(answers.map((answer) => once(answer, 'close')));
    for (const client of waiting) client.destroy();
    await allGone;

    upstream.answer((_request, response) => response.end('{"error":0}'));
    for (const { response } of [...upstream.received]) response.end('{}');
    const { statusCode, body } = await request(`${gateway.url}/api/auth/teamList`);
    await body.dump();
    expect(statusCode).toBe(200);
    expect(upstream.received).toHaveLength(CONNECTIONS + 1);
  });

  it('gets 503 soon if no connection becomes free', async () => {
    await occupy(CONNECTIONS);
    const { statusCode, headers, body } = await request(`${gateway.url}/api/auth/teamList`);
    await body.dump();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(upstream.received).toHaveLength(CONNECTIONS);
  });

  it('does not delay the next call', async () => {
    const clients = await occupy(CONNECTIONS);
    const closed = upstream.received.map(({ response }) => once(response, 'close'));
    for (const client of clients) client.destroy();
    await Promise.all(closed);

    upstream.answer((_request, response) => response.end('{"error":0}'));
    const { statusCode, body } = await request(`${gateway.url}/api/auth/teamList`);
    await body.dump();
    expect(statusCode).toBe(200);
  });
});

/** The responses to the next requests, when the last of them has arrived. */
const arrivals = ({ server }: GatewayUnderTest, count: number): Promise<ServerResponse[]> =>
  new Promise((resolve) => {
    const answers: ServerResponse[] = [];
    server.on('request', (_request, response) => {
      answers.push(response);
      if (answers.length === count) resolve(answers);
    });
  });
