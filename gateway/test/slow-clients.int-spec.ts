import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

const WINDOW = 300;
const KIB = 1024;

describe('a client that sends slowly', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { BODY_WINDOW: String(WINDOW) });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const begin = (type: string): Socket => {
    const socket = connect(gateway.port, '127.0.0.1').setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n{`,
    );
    return socket;
  };

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'is told so, and its connection ends: %s',
    async (type) => {
      upstream.answer((incoming) => incoming.resume());
      const socket = begin(type);
      let answer = '';
      socket.on('data', (part) => (answer += part));
      const drip = setInterval(() => socket.write('x'), WINDOW / 6);
      await once(socket, 'close');
      clearInterval(drip);
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"error":1/is);
    },
  );

  it('is told where there is nothing to send to, and its connection ends all the same', async () => {
    const socket = connect(gateway.port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (part) => (answer += part)).on('error', () => undefined);
    socket.write('POST /api/auth/teamList HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n{');
    const drip = setInterval(() => socket.write('x'), WINDOW / 6);
    await once(socket, 'close');
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is served where it sends enough', async () => {
    upstream.answer(async (incoming, response) => {
      response.end(JSON.stringify({ error: 0, bytes: (await textOf(incoming)).length }));
    });
    const parts = async function* () {
      for (let part = 0; part < 6; part += 1) {
        yield Buffer.alloc(5 * KIB);
        await delay(WINDOW / 3);
      }
    };
    const { statusCode, body } = await request(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      body: Readable.from(parts()),
    });
    expect([statusCode, await body.json()]).toEqual([200, { error: 0, bytes: 30 * KIB }]);
  });

  it('is not one whose file a service takes slowly', async () => {
    const size = 4 * KIB * KIB;
    upstream.answer((incoming, response) => {
      setTimeout(() => {
        textOf(incoming).then(
          (text) => response.end(JSON.stringify({ error: 0, bytes: text.length })),
          () => response.destroy(),
        );
      }, WINDOW * 4);
    });
    const { statusCode, body } = await request(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(size),
    });
    expect([statusCode, await body.json()]).toEqual([200, { error: 0, bytes: size }]);
  });
});
