import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { securityHeaders } from '../src/common/security-headers.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const CALL = '/api/auth/userdashboard';

describe('calls before the framework', () => {
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

  it('are refused with the security headers', async () => {
    const { statusCode, headers, body } = await request(gateway.url + CALL);
    expect([statusCode, await body.json()]).toEqual([
      401,
      { error: 1, message: 'Invalid credentials' },
    ]);
    expect(headers).toMatchObject({
      ...securityHeaders(false).fields,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it.each(['cross-site', 'same-site'])(
    'get 403 for a change from another site: %s',
    async (from) => {
      const send = (site: string) =>
        request(`${gateway.url}/api/auth/refresh`, {
          method: 'POST',
          headers: { cookie: 'phantom_refresh=x', 'sec-fetch-site': site },
        });
      const refused = await send(from);
      await refused.body.dump();
      expect([refused.statusCode, upstream.received.length]).toEqual([403, 0]);
      const own = await send('same-origin');
      await own.body.dump();
      expect([own.statusCode, upstream.received.length]).toEqual([200, 1]);
    },
  );

  it('are refused without a body for HEAD', async () => {
    const { statusCode, headers, body } = await request(gateway.url + CALL, { method: 'HEAD' });
    expect([statusCode, await body.text()]).toEqual([401, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it.each([
    ['/api/auth/portfoliodetails', 200, { error: 0 }],
    [CALL, 401, { error: 1, message: 'Invalid credentials' }],
  ])('are answered in the same way through the framework: %s', async (url, status, body) => {
    const answer = await gateway.app.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([status, body]);
    expect(answer.headers).toMatchObject(securityHeaders(false).fields);
  });

  it('close their connection while the gateway closes', async () => {
    upstream.answer(() => undefined);
    const socket = connect(gateway.port, '127.0.0.1').setEncoding('latin1');
    let received = '';
    socket.on('data', (part) => (received += part));
    const first = upstream.next();
    socket.write('GET /api/auth/portfoliodetails HTTP/1.1\r\nHost: a\r\n\r\n');
    const { response } = await first;

    const closed = gateway.app.close();
    await until(() => !gateway.server.listening);
    const second = upstream.next();
    socket.write('GET /api/portfohtml/1 HTTP/1.1\r\nHost: a\r\n\r\n');
    (await second).response.end('second');
    response.end('first');

    await once(socket, 'close');
    expect(received).toMatch(/first[^]*\r\nconnection: close\r\n[^]*second/i);
    await closed;
  });
});
