import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, textOf, type Upstream } from './support/upstream.js';

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** A body of unknown length, sent in chunks. */
const chunked = (bytes: number): Readable =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= 64 * 1024)
        yield Buffer.alloc(Math.min(left, 65_536));
    })(),
  );

describe('limits', () => {
  let content: Upstream;
  let listings: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    [content, listings] = await Promise.all([startUpstream(), startUpstream()]);
    gateway = await startGateway(content.url, { LISTINGS_URL: listings.url });
    for (const [name, upstream] of Object.entries({ content, listings })) {
      upstream.answer((received, response) => {
        textOf(received).then(
          (text) => response.end(JSON.stringify({ error: 0, name, bytes: text.length })),
          () => response.destroy(),
        );
      });
    }
  });
  afterAll(async () => {
    await gateway.close();
    await Promise.all([content.close(), listings.close()]);
  });

  const post = async (path: string, body: Buffer | string | Readable, headers: object = json) => {
    const answer = await request(gateway.url + path, {
      method: 'POST',
      headers: { ...headers },
      body,
    });
    return { status: answer.statusCode, body: (await answer.body.json()) as object };
  };

  it('accept JSON up to 1 MB', async () => {
    const { status, body } = await post('/api/auth/login', Buffer.alloc(MIB));
    expect(status).toBe(200);
    expect(body).toMatchObject({ bytes: MIB });
  });

  it('refuse a larger Content-Length before anything is passed on', async () => {
    const before = content.received.length;
    const { status, body } = await post('/api/auth/login', Buffer.alloc(MIB + 1));
    expect(status).toBe(413);
    expect(body).toEqual({ error: 1, message: 'The request is too large' });
    expect(content.received).toHaveLength(before);
  });

  it('count the bytes of a chunked body, and pass nothing on', async () => {
    const before = content.received.length;
    const { status } = await post('/api/auth/login', chunked(3 * MIB));
    expect(status).toBe(413);
    expect(content.received).toHaveLength(before);
  });

  it('accept larger files up to a limit', async () => {
    const small = await post('/api/auth/login', chunked(10 * MIB), multipart);
    expect(small).toMatchObject({ status: 200, body: { bytes: 10 * MIB } });
    const incoming = content.next();
    expect(await post('/api/auth/login', chunked(26 * MIB), multipart)).toMatchObject({
      status: 413,
    });
    expect((await incoming).request.complete).toBe(false);
  });

  it('send the listing form to the listings service and any other to content', async () => {
    const listing = JSON.stringify({ first_name: 'Ada', requests: 'möglichst bald' });
    expect(await post('/api/auth/contact-us', listing)).toMatchObject({
      body: { name: 'listings', bytes: listing.length },
    });
    expect(await post('/api/auth/contact-us', '{"name":"Ada"}')).toMatchObject({
      body: { name: 'content' },
    });
    expect(await post('/api/auth/contact-us', 'first_name=Ada', {})).toMatchObject({
      body: { name: 'content' },
    });
  });

  it('parse at most 64 KB to select the service of a form', async () => {
    const large = JSON.stringify({ requests: 'x'.repeat(64 * 1024) });
    expect(await post('/api/auth/contact-us', large)).toMatchObject({ status: 413 });
    expect(await post('/api/auth/contact-us', Readable.from([large]))).toMatchObject({
      status: 413,
    });
  });

  it('answer Expect: 100-continue', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const client = httpRequest({
        port: gateway.port,
        path: '/api/auth/login',
        method: 'POST',
        headers: { ...json, expect: '100-continue', 'content-length': 2 },
      });
      client.on('continue', () => client.end('{}'));
      client.on('response', (response) => resolve(response.resume().statusCode));
      client.on('error', reject);
      client.flushHeaders();
    });
    expect(answer).toBe(200);
  });
});
