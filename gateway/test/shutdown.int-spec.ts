import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

describe('shutdown', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let agent: Agent;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });
  afterEach(async () => {
    agent.destroy();
    await gateway.close();
    await upstream.close();
  });

  const call = async (): Promise<IncomingMessage> => {
    const client = get(`${gateway.url}/api/auth/teamList`, { agent });
    const [response] = (await once(client, 'response')) as [IncomingMessage];
    return response;
  };

  it('finishes requests in flight, and accepts no new connection', async () => {
    upstream.answer(() => undefined);
    const incoming = upstream.next();
    const inFlight = call();
    const { response } = await incoming;

    const stopsListening = once(gateway.server, 'close');
    const closed = gateway.app.close();
    await untilRefused(gateway.url);
    response.end('{"error":0}');

    const answer = await inFlight;
    expect(answer.statusCode).toBe(200);
    expect(await textOf(answer)).toBe('{"error":0}');
    await Promise.all([closed, stopsListening]);
  });

  it('does not wait for idle connections', async () => {
    const first = await call();
    await textOf(first);
    await gateway.app.close();
    expect(gateway.server.listening).toBe(false);
  });
});

/** Resolves when the gateway accepts no new connection. */
const untilRefused = async (url: string): Promise<void> => {
  for (;;) {
    const client = get(`${url}/health/live`, { agent: false });
    const refused = await Promise.race([
      once(client, 'response').then(([response]) => void (response as IncomingMessage).resume()),
      once(client, 'error').then(() => true),
    ]).catch(() => true);
    if (refused) return;
  }
};
