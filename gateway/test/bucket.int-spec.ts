import { access } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { signTestToken, until } from '@phantom/service-kit/testing';
import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';
import { openStore, type Store } from '@phantom/store';
import { request } from 'undici';
import type { SiteStatusDto } from '../src/ops/status/status.dto.js';
import { chunkOf, deployInto, scriptOf } from './support/bucket-site.js';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, pageClient } from './support/page-client.js';
import { rawRequest } from './support/raw-request.js';
import { startUpstream, type Upstream } from './support/upstream.js';

describe('a store in a bucket', () => {
  let upstream: Upstream;
  let s3: S3Server;
  let store: Store;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;
  /** `GET /bucket/key` and the like, as they came. */
  let asked: string[];
  const others: GatewayUnderTest[] = [];
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  const address = () => `s3://bucket/site?region=us-east-1&endpoint=${s3.endpoint}`;
  const env = () => ({ STORE: address(), RENDER_DEADLINE: '20000' });

  const another = async (): Promise<GatewayUnderTest> => {
    const started = await startGateway(upstream.url, env());
    others.push(started);
    return started;
  };

  beforeEach(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
    upstream = await startUpstream();
    upstream.answer((_request, response) => response.end('{"title":"Phantom"}'));
    s3 = await startS3Server();
    store = await openStore(address());
    await deployInto(store, 'shell', '1');
    await deployInto(store, 'good', '1');
    listen();
    gateway = await startGateway(upstream.url, env());
    get = pageClient(gateway.url);
    logged.mockClear();
  });
  afterEach(async () => {
    await Promise.all([gateway, ...others.splice(0)].map((each) => each.close()));
    await Promise.all([s3.close(), upstream.close()]);
  });

  const listen = () => {
    asked = [];
    s3.answerBy(({ method, url }, _response, pass) => {
      asked.push(`${method} ${decodeURIComponent(url ?? '')}`);
      pass();
    });
  };

  const askedFor = (text: string) => asked.filter((line) => line.includes(text));

  const statusOf = async (): Promise<string[]> => {
    const { body } = await request(`${gateway.url}/api/site/status`, {
      headers: { authorization: await signTestToken(EMPLOYEE) },
    });
    const { registry } = (await body.json()) as SiteStatusDto;
    return registry.entries.map(({ state }) => state);
  };

  const isMirrored = (url: string): Promise<boolean> =>
    access(path.join(gateway.mirrorDir, url)).then(
      () => true,
      () => false,
    );

  /** All that visitors get. */
  const mirrored = () =>
    until(async () => {
      const files = ['shell', 'good'].map((name) => `/r/${name}/1/server/server.cjs`);
      return (await Promise.all(files.map(isMirrored))).every(Boolean);
    });

  const corrupt = (key: string, content: string, isForged = false): void => {
    const object = s3.objects.get(`bucket/site/r/${key}`);
    if (!object) throw new Error(`${key} is not in the bucket`);
    object.body = Buffer.from(content);
    if (isForged) object.metadata = {};
  };

  it('is rendered on the next pages, with the compressed files', async () => {
    await until(() => get('/good'), isRendered);
    const first = await get('/r/good/1/entry.js', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(first.body).toString()).toBe(scriptOf('good', '1'));

    await deployInto(store, 'good', '2');
    await until(
      () => get('/good'),
      (page) => page.text.includes('/r/good/2/entry.js') && isRendered(page),
    );
    expect((await get('/r/good/2/entry.js')).text).toBe(scriptOf('good', '2'));
    expect((await get('/r/good/1/chunks/later.js')).text).toBe(chunkOf('good', '1'));
  });

  it('serves two gateways in the same way', async () => {
    const second = pageClient((await another()).url);
    await deployInto(store, 'good', '2');
    for (const client of [get, second]) {
      await until(
        () => client('/good'),
        ({ text }) => text.includes('/r/good/2/entry.js'),
      );
      expect((await client('/r/good/2/chunks/later.js')).text).toBe(chunkOf('good', '2'));
    }
  });

  it('requests a file once, although a client disconnects', async () => {
    await deployInto(store, 'late', '1');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    s3.answerBy(({ method, url = '' }, _response, pass) => {
      asked.push(`${method} ${url}`);
      if (!url.includes('/late/1/chunks/later.js')) return pass();
      isHeld();
      void released.then(pass);
    });
    const leaving = new AbortController();
    const url = `${gateway.url}/r/late/1/chunks/later.js`;
    const left = request(url, { signal: leaving.signal });
    left.catch(() => undefined);
    await held;
    leaving.abort();
    await expect(left).rejects.toThrow();
    const answers = Promise.all(Array.from({ length: 20 }, () => get('/r/late/1/chunks/later.js')));
    release();
    const texts = (await answers).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set([chunkOf('late', '1')]));
    expect(askedFor('/late/1/chunks/later.js?x-id=Get')).toHaveLength(1);
  });

  it('does not request a missing file again', async () => {
    await mirrored();
    asked.length = 0;
    const urls = ['/r/good/1/gone.js', '/r/good/9/entry.js', '/r/none/1/entry.js'];
    for (const url of urls) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => get(url)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(answers[0]?.headers['cache-control']).toBe('no-store');
    }
    expect(askedFor('/r/')).toHaveLength(2);
    expect(askedFor('gone.js')).toEqual([]);
    await deployInto(store, 'good', '9');
    await until(
      () => get('/r/good/9/entry.js'),
      ({ status }) => status === 200,
    );
  });

  it.each([
    '/r/good/../../registry/good.json',
    '/r/good/1/..%2f..%2f..%2fregistry/good.json',
    '/r/good/1/.complete',
    '/r/../registry/good.json',
    '/r/good/1/%252e%252e/entry.js',
  ])('serves bundles only: %s', async (url) => {
    const head = `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await rawRequest(gateway.port, head)).toMatch(/^HTTP\/1.1 40[04] /);
  });

  const absences: [string, (response: ServerResponse) => void][] = [
    ['is gone', (response) => response.destroy()],
    ['is silent', () => undefined],
    ['refuses', (response) => response.writeHead(403).end()],
    [
      'is somebody else',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html><body>Hi</body></html>'),
    ],
  ];

  it.each(absences)(
    'keeps live versions available while it %s',
    async (_how, answer) => {
      await until(() => get('/good'), isRendered);
      await mirrored();
      s3.answerBy((_request, response) => answer(response));
      await until(async () => (await statusOf()).includes('last-good'));
      expect(await statusOf()).toEqual(['last-good', 'last-good']);

      expect(isRendered(await get('/good?again'))).toBe(true);
      expect((await get('/r/good/1/chunks/later.js')).text).toBe(chunkOf('good', '1'));
      const unknown = await get('/r/good/0/entry.js');
      expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
      const tellsOfStore = logged.mock.calls.flat().filter(hasMsg('the store cannot be read'));
      expect(tellsOfStore).toHaveLength(1);

      listen();
      await deployInto(store, 'good', '2');
      await until(
        () => get('/good'),
        ({ text }) => text.includes('/r/good/2/entry.js'),
      );
      expect(await statusOf()).toEqual(['current', 'current']);
    },
    60_000,
  );

  it('loses only the micro frontend whose entry cannot be read', async () => {
    await until(() => get('/good'), isRendered);
    s3.answerBy(({ url = '' }, response, pass) => {
      if (url.includes('registry/good.json')) response.writeHead(403).end();
      else pass();
    });
    await deployInto(await openStore(address()), 'shell', '2');
    s3.objects.set('bucket/site/registry/good.json', {
      body: Buffer.from('{'),
      modified: new Date(),
    });
    await until(
      () => get('/good'),
      ({ text }) => text.includes('/r/shell/2/entry.js') && text.includes('/r/good/1/entry.js'),
    );
    await until(async () => (await statusOf()).join() === 'last-good,current');
  });

  it('has no pages before it was available once', async () => {
    s3.answerBy((_request, response) => response.destroy());
    const late = await another();
    const client = pageClient(late.url);
    expect((await client('/good')).status).toBe(500);
    expect((await client('/health/ready')).status).toBe(503);
    listen();
    await until(() => client('/good'), isRendered);
  });

  it.each([
    ['the entry', 'entry.js', false],
    ['the entry, with a hash to match', 'entry.js', true],
    ['what is packed of it', 'entry.js.br', true],
    ['a chunk', 'chunks/later.js', false],
  ])('is refused when it has changed %s', async (_what, file, isForged) => {
    await deployInto(store, 'bad', '1', () => corrupt(`bad/1/${file}`, 'another script', isForged));
    const asking = file.replace('.br', '');
    for (const encoding of ['br', 'identity']) {
      const answer = await get(`/r/bad/1/${asking}`, { 'accept-encoding': encoding });
      expect(answer.status).toBe(503);
    }
    expect(await isMirrored(`/r/bad/1/${asking}`)).toBe(false);
    const refusals = logged.mock.calls.flat().filter(hasMsg('a file of a bundle is refused'));
    expect(refusals).toHaveLength(1);
  });

  it('lets the browser render when the server bundle was changed', async () => {
    await until(() => get('/good'), isRendered);
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await deployInto(store, 'good', '2', () =>
      corrupt('good/2/server/server.cjs', 'exports.renderSection = () => "forged";', true),
    );
    const page = await until(
      () => get('/good'),
      ({ text }) => text.includes('/r/good/2/entry.js'),
    );
    expect([page.status, isRendered(page)]).toEqual([200, false]);
    expect(page.text).toContain('sections, at /good');
    const left = warned.mock.calls.flat().filter(hasMsg('left to the browser'));
    expect(left[0]).toMatchObject({ bundle: 'good', version: '2' });
    warned.mockRestore();
  });
});

const hasMsg =
  (msg: string) =>
  (line: unknown): boolean =>
    typeof line === 'object' && line !== null && 'msg' in line && line.msg === msg;
