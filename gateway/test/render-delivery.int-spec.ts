import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import { request } from 'undici';
import { until } from '@phantom/service-kit/testing';
import { Invalidation } from '../src/cache/invalidation.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, pageClient, withoutNonce } from './support/page-client.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Renders by the response of the service: found, missing, moved. */
const DEPENDENT = `
exports.renderSection = async (request, { fetch }) => {
  const answer = await fetch(new Request('http://any/api/auth/siteinfo'));
  const { title } = await answer.json();
  const made = { html: '<h1>' + title + '</h1>', head: '<title>' + title + '</title>', data: '{}' };
  if (title === 'moved') return { ...made, status: 302, redirect: '/elsewhere' };
  return { ...made, status: { gone: 404, down: 500, busy: 503 }[title] ?? 200 };
};`;

const answerTitle = (response: ServerResponse, title: string) =>
  response.end(JSON.stringify({ title }));

let upstream: Upstream;
let gateway: GatewayUnderTest;
let get: ReturnType<typeof pageClient>;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream.url, { RENDER_DEADLINE: '20000' });
  get = pageClient(gateway.url);
  const routes = [{ path: '/page/:name', frame: 'public' as const }];
  await publishSite(gateway.storeDir, {
    dependent: { bundle: DEPENDENT, routes },
    good: { bundle: GOOD },
  });
  await until(() => get('/page/warm'), isRendered);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** From now on the service waits for the test. */
const holdAnswers = () => upstream.answer(() => undefined);
const answerAll = (title: string) =>
  upstream.answer((_request, response) => answerTitle(response, title));

describe('a slow page', () => {
  beforeEach(holdAnswers);

  /** Reads up to the middle, lets the service answer, reads the rest. */
  const inTwoPieces = async (path: string, title: string, headers = {}) => {
    const asked = upstream.next();
    const answer = await request(gateway.url + path, { headers });
    const { response } = await asked;
    const isBrotli = answer.headers['content-encoding'] === 'br';
    const body = isBrotli ? answer.body.pipe(createBrotliDecompress()) : answer.body;
    const [first] = (await once(body, 'data')) as [Buffer];
    const pieces = [first.toString(), ''];
    body.on('data', (piece: Buffer) => (pieces[1] += piece.toString()));
    answerTitle(response, title);
    await once(body, 'end');
    return { answer, pieces };
  };

  it.each(['identity', 'br'])('begins with the preloads: %s', async (encoding) => {
    const path = `/page/slow-${encoding}`;
    const { answer, pieces } = await inTwoPieces(path, 'Slow', { 'accept-encoding': encoding });
    const [first, rest] = pieces;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(first).toContain('<link rel="stylesheet" href="/r/shell/1/shell.css">');
    const [, nonce] = /'nonce-(\S+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
    expect(first).toContain(`<script defer src="/r/shell/1/entry.js" nonce="${nonce}">`);
    expect(first).not.toContain('<title>');
    expect(rest).toContain('<title>Slow</title>');
    expect(rest).toContain('<h1>Slow</h1>');
    expect(rest?.endsWith('</html>\n')).toBe(true);

    // The page is cached after its last piece was sent.
    const whole = await until(
      () => get(path),
      ({ headers }) => 'etag' in headers,
    );
    expect(withoutNonce(whole.text)).toBe(withoutNonce(pieces.join('')));
  });

  it('contains noindex if it does not exist', async () => {
    const { answer, pieces } = await inTwoPieces('/page/late-404', 'gone');
    expect(answer.statusCode).toBe(200);
    expect(pieces[1]).toContain('<meta name="robots" content="noindex">');
  });

  it('contains a refresh for a redirect', async () => {
    const { pieces } = await inTwoPieces('/page/late-move', 'moved');
    expect(pieces[1]).toContain('<meta http-equiv="refresh" content="0; url=/elsewhere">');
  });

  it('waits for its status for HEAD', async () => {
    const asked = upstream.next();
    const answer = request(`${gateway.url}/page/late-head`, { method: 'HEAD' });
    answerTitle((await asked).response, 'gone');
    expect((await answer).statusCode).toBe(404);
  });
});

it('is left to the browser when too many renderings wait', async () => {
  holdAnswers();
  const earlier = upstream.received.length;
  const answers = Array.from({ length: 40 }, (_, index) => get(`/page/burst-${index}`));
  expect(isRendered(await Promise.race(answers))).toBe(false);

  answerAll('Crowd');
  for (const { response } of upstream.received.slice(earlier)) answerTitle(response, 'Crowd');
  // Two workers, each with 16 renderings in progress or waiting.
  const served = (await Promise.all(answers)).filter(isRendered);
  expect(served.length).toBeGreaterThanOrEqual(32);
});

describe('a client that disconnects from a page', () => {
  beforeEach(holdAnswers);

  const leaveWhileAsked = async (path: string) => {
    const client = new AbortController();
    const asked = upstream.next();
    const answer = request(gateway.url + path, { signal: client.signal });
    const { response } = await asked;
    return { response, leave: () => client.abort(), answer: answer.catch(() => undefined) };
  };

  it('cancels its rendering without terminating the worker', async () => {
    const { response, leave } = await leaveWhileAsked('/page/left');
    leave();
    await once(response, 'close');
    expect(response.writableEnded).toBe(false);

    answerAll('Next');
    expect((await get('/page/left')).text).toContain('<h1>Next</h1>');
  });

  it('does not cancel a rendering with other clients', async () => {
    const { response, leave, answer } = await leaveWhileAsked('/page/shared');
    const other = get('/page/shared');
    // The rendering is shared: the other client gets the page.
    await answer;
    leave();
    answerTitle(response, 'Shared');
    expect((await other).text).toContain('<h1>Shared</h1>');
  });
});

describe('a cached page', () => {
  /** The number of calls to the service meanwhile. */
  const askedDuring = async (work: () => Promise<unknown>): Promise<number> => {
    const before = upstream.received.length;
    await work();
    return upstream.received.length - before;
  };

  beforeEach(() => answerAll('Kept'));

  it('is rendered once', async () => {
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => get('/page/many')));
    expect(await askedDuring(fifty)).toBe(1);
    expect(await askedDuring(() => get('/page/many'))).toBe(0);
  });

  it('depends on language, address form and query', async () => {
    const paths = ['/page/forms', '/de/page/forms', '/page/forms?a=1', '/page/forms?a=2'];
    for (const path of paths) expect(await askedDuring(() => get(path))).toBe(1);
    const german = () => get('/page/forms', { 'accept-language': 'de' });
    expect(await askedDuring(german)).toBe(1);
  });

  it('is invalidated when the data of a service changes', async () => {
    await get('/page/changed');
    gateway.app.get(Invalidation).serviceChanged('listings');
    expect(await askedDuring(() => get('/page/changed'))).toBe(0);
    answerAll('Changed');
    gateway.app.get(Invalidation).serviceChanged('content');
    expect((await get('/page/changed')).text).toContain('<h1>Changed</h1>');
  });

  it.each([
    ['is not there', 'gone', 404],
    ['shows a failure', 'down', 500],
  ])('is never one that %s', async (_what, title, status) => {
    answerAll(title);
    const { statusCode } = await request(`${gateway.url}/page/${title}`, { method: 'HEAD' });
    expect(statusCode).toBe(status);
    answerAll('Back');
    expect((await get(`/page/${title}`)).text).toContain('<h1>Back</h1>');
  });

  it('has Retry-After if its service is down', async () => {
    answerAll('busy');
    const { statusCode, headers } = await request(`${gateway.url}/page/busy`, { method: 'HEAD' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('replaces a page that shows an error, also after a change', async () => {
    await get('/page/outage');
    gateway.app.get(Invalidation).serviceChanged('content');
    answerAll('down');
    const { status, text } = await get('/page/outage');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Kept</h1>');
  });
});
