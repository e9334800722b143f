import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { rawRequest } from './support/raw-request.js';
import { startUpstream, type Upstream } from './support/upstream.js';

describe('malformed requests', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const send = (lines: string[], body = '') =>
    rawRequest(gateway.port, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);

  it.each([
    ['dot segments', ['GET /api/auth/../auth/teamList HTTP/1.1', 'Host: a']],
    ['encoded dot segments', ['GET /api/auth/%2e%2e/auth/teamList HTTP/1.1', 'Host: a']],
    ['dot segments into files', ['GET /r/../registry/shell.json HTTP/1.1', 'Host: a']],
    ['encoded slashes', ['GET /api%2fauth/teamList HTTP/1.1', 'Host: a']],
    ['a NUL', ['GET /api/auth/teamList%00 HTTP/1.1', 'Host: a']],
    ['broken percent-encoding', ['GET /api/auth/%E0%A4%A HTTP/1.1', 'Host: a']],
    ['two hosts', ['GET /api/auth/teamList HTTP/1.1', 'Host: a', 'Host: b']],
    ['no host', ['GET /api/auth/teamList HTTP/1.1']],
    ['an absolute target', ['GET http://elsewhere.test/api/auth/teamList HTTP/1.1', 'Host: a']],
    [
      'two lengths',
      ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Length: 3'],
    ],
    [
      'a length beside chunks',
      [
        'POST /api/auth/login HTTP/1.1',
        'Host: a',
        'Content-Length: 2',
        'Transfer-Encoding: chunked',
      ],
    ],
    ['a header over two lines', ['GET /api/auth/teamList HTTP/1.1', 'Host: a', 'X-A: 1', ' 2']],
  ])('with %s get 400 and are not passed on', async (_what, lines) => {
    const answer = await send(lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(upstream.received).toHaveLength(0);
  });

  it.each([
    ['a path', ['GET /api/./x HTTP/1.1', 'Host: a']],
    ['an escape', ['GET /api/%zz HTTP/1.1', 'Host: a']],
    ['a request line', ['GET  HTTP/9.9', 'Host: a']],
    ['a header', ['GET / HTTP/1.1', 'Host: a', 'no colon']],
  ])('get the JSON error with a request id: %s', async (_what, lines) => {
    const answer = await send(lines);
    expect(answer).toMatch(/^x-request-id: [\w-]+\r$/im);
    expect(answer).toContain('{"error":1,"message":"The request could not be understood"}');
  });

  it('with TRACE are not echoed', async () => {
    const answer = await send(['TRACE / HTTP/1.1', 'Host: a', 'Cookie: phantom_refresh=secret']);
    expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(answer).not.toContain('secret');
  });

  it('with too many headers get 431', async () => {
    const answer = await send(['GET / HTTP/1.1', 'Host: a', `X-A: ${'x'.repeat(20_000)}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('do not affect later requests', async () => {
    expect(await send(['GET /api/auth/teamList HTTP/1.1', 'Host: a'])).toMatch(/^HTTP\/1\.1 200 /);
  });
});
