import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, pageClient } from './support/page-client.js';
import { GOOD, publishSite, type TestRemote } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const rendering = (code: string): TestRemote => ({
  bundle: `exports.renderSection = async (request, { fetch }) => { ${code} };`,
});
const CONTENT = `{ status: 200, html: '', head: '', data: '{}' }`;

type Failure = [name: string, remote: TestRemote, reason: RegExp];

/** Each with the text in the log. */
const FAILING: Failure[] = [
  ['throwing', rendering(`throw new Error('roof is leaking')`), /roof is leaking/],
  [
    'hungry',
    rendering(`const all = []; for (;;) all.push(new Array(10_000).fill({ some: 'thing' }))`),
    /memory limit/,
  ],
  [
    'leaving',
    rendering(`await fetch(new Request('http://any/api/auth/siteinfo')); process.exit(1)`),
    /worker exited with code: 1/,
  ],
  [
    'forged',
    { ...rendering(`return ${CONTENT}`), integrity: `sha384-${'A'.repeat(64)}` },
    /not the file that was published/,
  ],
  ['wordless', rendering(`return { status: 200 }`), /no text for html/],
  ['needy', { bundle: `require('react')` }, /nothing but Node: react/],
  ['broken', { bundle: 'this is no script' }, /Unexpected identifier/],
];

const LATE = /not done in time/;
const SLOW: Failure[] = [
  ['looping', rendering(`for (;;);`), LATE],
  ['looping_when_loaded', { bundle: 'for (;;);' }, LATE],
  ['waiting', rendering(`await new Promise(() => {})`), LATE],
  // Buffers are not in the heap: the deadline ends this one.
  ['hoarding', rendering(`for (;;) globalThis.all = Buffer.alloc(1_000_000);`), LATE],
];

describe.each([
  ['at once', '20000', FAILING],
  ['too late', '2000', SLOW],
])('a remote that fails %s', (_when, deadline, failures) => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeAll(async () => {
    upstream = await startUpstream();
    const env = { RENDER_DEADLINE: deadline, RENDER_MEMORY: '48', RENDER_WORKERS: '1' };
    gateway = await startGateway(upstream.url, env);
    get = pageClient(gateway.url);
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    await until(() => get('/good'), isRendered);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it.each(failures)('loses only its own HTML: %s', async (name, remote, reason) => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockClear();
    await publishSite(gateway.storeDir, { good: { bundle: GOOD }, [name]: remote });
    const failing = get(`/${name}`);
    // Each has its own address, so that none comes from the cache.
    for (const turn of [1, 2, 3]) {
      expect(isRendered(await get(`/good?while=${name}&turn=${turn}`))).toBe(true);
    }
    const answer = await failing;
    expect(answer.status).toBe(200);
    expect(isRendered(answer)).toBe(false);
    expect(answer.text).toContain('<main id="main" tabindex="-1"></main>');
    expect(answer.text).toContain('<p>footer</p>');
    expect(answer.text).not.toContain('name="robots"');
    const lines = logged.mock.calls.flat() as { msg: string }[];
    expect(lines.filter(({ msg }) => msg === 'left to the browser')).toEqual([
      expect.objectContaining({
        bundle: name,
        version: '1',
        reason: expect.stringMatching(reason) as string,
      }),
    ]);
  });
});

it('gets its worker back after an endless loop', async () => {
  const logged = jest.spyOn(Logger.prototype, 'warn').mockClear();
  const gateway = await startGateway('http://127.0.0.1:1', {
    RENDER_DEADLINE: '2000',
    RENDER_WORKERS: '1',
    RENDER_PAUSE: '100',
  });
  const get = pageClient(gateway.url);
  const bundle = rendering(`if (request.path.includes('loop')) for (;;); return ${CONTENT}`);
  await publishSite(gateway.storeDir, { sometimes: bundle });
  await until(() => get('/sometimes'), isRendered);
  expect(isRendered(await get('/sometimes?loop'))).toBe(false);
  await until(() => get('/sometimes?again'), isRendered);
  const ended = expect.objectContaining({ msg: 'a worker was ended that held on to a render' });
  expect(logged.mock.calls.flat()).toContainEqual(ended);
  await gateway.close();
});

describe('a remote that failed for a while', () => {
  const FLAKY = rendering(`
    const answer = await fetch(new Request('http://any/api/auth/siteinfo'));
    const { title } = await answer.json();
    if (title === 'die') process.exit(1);
    if (title === 'throw') throw new Error('broken');
    return { ...${CONTENT}, html: title };`);

  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;
  const answerTitle = (title: string) =>
    upstream.answer((_request, response) => response.end(JSON.stringify({ title })));

  beforeEach(async () => {
    upstream = await startUpstream();
    answerTitle('well');
    gateway = await startGateway(upstream.url, { RENDER_DEADLINE: '20000', RENDER_PAUSE: '500' });
    get = pageClient(gateway.url);
    await publishSite(gateway.storeDir, { flaky: FLAKY, good: { bundle: GOOD } });
    await until(() => get('/flaky?first'), isRendered);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  it('is rendered again by another worker after a crash', async () => {
    answerTitle('die');
    expect(isRendered(await get('/flaky?dying'))).toBe(false);
    answerTitle('well');
    expect(isRendered(await get('/flaky?after'))).toBe(true);
  });

  it('is not rendered after repeated failures, and tried again after a pause', async () => {
    answerTitle('throw');
    const asked = () => upstream.received.length;
    // Until a page comes without a call to the service.
    for (let before = -1; before !== asked();) {
      before = asked();
      expect(isRendered(await get('/flaky'))).toBe(false);
    }
    const started = performance.now();
    expect(isRendered(await get('/flaky'))).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(isRendered(await get('/good'))).toBe(true);

    answerTitle('well');
    expect((await until(() => get('/flaky'), isRendered)).text).toContain('well');
  });

  it('keeps its stale page', async () => {
    await until(() => get('/flaky'), isRendered);
    answerTitle('throw');
    expect((await get('/flaky')).text).toContain('well');
  });
});
