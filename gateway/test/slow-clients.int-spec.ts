import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
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

  /** Sends the head and a byte; then a byte now and then until the gateway closes its side. */
  const begin = (path: string, type: string): Socket => {
    const socket = connect({ port: gateway.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n{`,
    );
    const drip = setInterval(() => socket.write('x'), WINDOW / 6);
    socket.once('close', () => clearInterval(drip));
    return socket.setEncoding('latin1').once('end', () => {
      clearInterval(drip);
      socket.end();
    });
  };

  /** @throws Error where the connection is reset */
  const answerOn = async (socket: Socket): Promise<string> => {
    let answer = '';
    socket.on('data', (part) => (answer += part));
    await once(socket, 'close');
    return answer;
  };

  const TOO_SLOW = /^HTTP\/1\.1 408 .*connection: close.*"error":1/is;

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'gets 408, and its connection closes: %s',
    async (type) => {
      upstream.answer((incoming) => incoming.resume());
      expect(await answerOn(begin('/api/auth/login', type))).toMatch(TOO_SLOW);
    },
  );

  it('gets 404 for an unknown call, and its connection closes', async () => {
    const answer = await answerOn(begin('/api/auth/teamList', 'application/json'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('gets the response although it sends more before it reads', async () => {
    upstream.answer((incoming) => incoming.resume());
    const ended = once(gateway.server, 'request').then(async ([, response]) =>
      once(response as ServerResponse, 'finish'),
    );
    const socket = begin('/api/auth/login', 'application/json').pause();
    await ended;
    const before = socket.bytesWritten;
    while (socket.bytesWritten < before + 3) await delay(WINDOW / 6);
    expect(await answerOn(socket.resume())).toMatch(TOO_SLOW);
  });

  it('is disconnected if it sends for seconds after the response', async () => {
    const socket = connect({ port: gateway.port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    socket.write('POST /api/auth/teamList HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n{');
    const drip = setInterval(() => socket.write('x'), WINDOW / 6);
    await closed;
    clearInterval(drip);
  });

  it('is served if it sends fast enough', async () => {
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

  it('does not include an upload that the service reads slowly', async () => {
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
