import { once } from 'node:events';
import { type ClientRequest, get as httpGet } from 'node:http';
import { Agent, request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

/** Uncacheable calls of three services. */
const PATHS = ['/api/auth/listings-listfind', '/api/auth/siteinfo', '/api/auth/portfoliodetails'];

/** Milliseconds: half of the time after which the gateway gives up a call by itself (`UPSTREAM_TIMEOUT`). */
const SOON = 5_000;

describe('300 clients that disconnect', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const ask = (number: number, path = PATHS[number % PATHS.length]): ClientRequest => {
    const client = httpGet(`${gateway.url}${path}?call=${number}`, { agent: false });
    client.on('error', () => undefined);
    return client;
  };

  const arrivals = async (count: number, path?: string): Promise<ClientRequest[]> => {
    const wanted = upstream.received.length + count;
    const clients = Array.from({ length: count }, (_, at) => ask(at, path));
    while (upstream.received.length < wanted) await upstream.next();
    return clients;
  };

  /** Milliseconds until the last upstream call has ended. */
  const allEnd = async (clients: ClientRequest[]): Promise<number> => {
    const ended = upstream.received.map(({ response }) => once(response, 'close'));
    const start = performance.now();
    for (const client of clients) client.destroy();
    await Promise.all(ended);
    expect(upstream.received.some(({ response }) => response.writableFinished)).toBe(false);
    return performance.now() - start;
  };

  it('cancel the upstream calls before the head of the response, long before they time out', async () => {
    upstream.answer(() => undefined);
    const clients = await arrivals(150);
    expect(await allEnd(clients)).toBeLessThan(SOON);
  });

  it('cancel the upstream calls in the middle of the response, long before they time out', async () => {
    upstream.answer((_request, response) => response.write('part'));
    const clients = Array.from({ length: 75 }, (_, at) => ask(at));
    await Promise.all(
      clients.map(async (client) => {
        const [answer] = await once(client, 'response');
        await once(answer, 'data');
      }),
    );
    expect(await allEnd(clients)).toBeLessThan(SOON);
  });

  it('send nothing to the service while they wait for a connection', async () => {
    upstream.answer(() => undefined);
    const [path] = PATHS;
    const first = await arrivals(64, path);
    let waiting = 0;
    const allWait = new Promise<void>((resolve) =>
      gateway.server.on('request', () => (waiting += 1) === 75 && resolve()),
    );
    const clients = Array.from({ length: 75 }, (_, at) => ask(100 + at, path));
    await allWait;
    expect(await allEnd([...clients, ...first])).toBeLessThan(SOON);
    upstream.answer((_request, response) => response.end('{"error":0}'));
    const { statusCode, body } = await request(`${gateway.url}${path}`);
    await body.dump();
    expect([statusCode, upstream.received.length]).toEqual([200, 65]);
  });
});

describe('idle connections that a service closes', () => {
  const REQUESTS = 10_000;
  const AT_ONCE = 32;

  it('lose no read, and repeat no change', async () => {
    const upstream = await startUpstream();
    const gateway = await startGateway(upstream.url);
    const done = new Map<string, number>();
    let closed = 0;
    upstream.answer(async (incoming, response) => {
      if (incoming.method === 'POST') {
        const id = await textOf(incoming);
        done.set(id, (done.get(id) ?? 0) + 1);
      }
      response.end('{"error":0}', () => {
        // Without notice: the next call may be on its way already.
        if (upstream.received.length % 25 !== 0) return;
        closed += 1;
        setImmediate(() => incoming.socket.end());
      });
    });

    const dispatcher = new Agent({ connections: AT_ONCE });
    const failedReads: number[] = [];
    const acknowledged: string[] = [];
    let next = 0;
    const client = async () => {
      while (next < REQUESTS) {
        const number = (next += 1);
        const isChange = number % 4 === 0;
        const { statusCode, body } = await request(
          gateway.url + (isChange ? '/api/auth/refresh' : `${PATHS[number % 3]}?call=${number}`),
          isChange ? { dispatcher, method: 'POST', body: `${number}` } : { dispatcher },
        );
        await body.dump();
        if (isChange && statusCode === 200) acknowledged.push(`${number}`);
        if (!isChange && statusCode !== 200) failedReads.push(statusCode);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));

    expect(closed).toBeGreaterThan(100);
    expect(failedReads).toEqual([]);
    expect([...done.values()].filter((times) => times > 1)).toEqual([]);
    expect(acknowledged.filter((id) => !done.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(REQUESTS / 8);
    await dispatcher.close();
    await gateway.close();
    await upstream.close();
  }, 90_000);
});
