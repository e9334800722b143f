import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, pageClient } from './support/page-client.js';
import { publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds after a publication in which every gateway has to show it. */
const SEEN_WITHIN = 2_000;

/** A bundle that makes two calls, one after the other. */
const BOTH = `
exports.renderSection = async (request, { fetch }) => {
  const titleOf = async (call) => {
    const answer = await fetch(new Request('http://any/api/auth/' + call));
    return (await answer.json()).title;
  };
  const titles = [await titleOf('siteinfo'), await titleOf('teamList')];
  return { status: 200, html: '<h1>' + titles.join(', ') + '</h1>', head: '', data: '1' };
};`;

describe('the calls of a page', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    const env = { RENDER_DEADLINE: '20000', RENDER_BEGIN_AFTER: '20000' };
    gateway = await startGateway(upstream.url, env);
    await publishSite(gateway.storeDir, { both: { bundle: BOTH } });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const get = () => pageClient(gateway.url)('/both');
  const shows = (text: string) => (answer: { text: string }) => answer.text.includes(text);

  it('all ask for the publication that the first of them shows', async () => {
    let change = 0;
    upstream.answer(({ headers }, response) => {
      change += 1;
      const at = headers['x-internal-content-at'] ?? String(change);
      response.setHeader('x-content-change', at).setHeader('content-type', 'application/json');
      response.end(`{"title":"release ${at.toString()}"}`);
    });
    const { text } = await until(get, isRendered);
    expect(text).toContain('<h1>release 1, release 1</h1>');
    expect(change).toBe(2);
  });

  it('that show other types than what was published are not made again', async () => {
    let calls = 0;
    upstream.answer((_request, response) => {
      calls += 1;
      response.setHeader('x-content-change', String(calls)).setHeader('x-content-since', '1');
      response.setHeader('content-type', 'application/json').end(`{"title":"call ${calls}"}`);
    });
    const { text } = await until(get, isRendered);
    expect(text).toContain('<h1>call 1, call 2</h1>');
    expect(calls).toBe(2);
  });

  it('that always showed several publications show the last one within two seconds after it', async () => {
    let title = 'before';
    let change = 1;
    let isChanging = false;
    upstream.answer((_request, response) => {
      if (isChanging) change += 1;
      response.setHeader('x-content-change', String(change));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ title }));
    });
    await until(get, shows('before, before'));
    isChanging = true;
    title = 'after';
    upstream.contentChanges.publish();
    const known = upstream.received.length;
    await until(get, () => upstream.received.length >= known + 6);
    expect((await get()).text).toContain('<h1>before, before</h1>');
    isChanging = false;
    const start = performance.now();
    await until(get, shows('after, after'));
    expect(performance.now() - start).toBeLessThan(SEEN_WITHIN);
  });

  it('that show two publications are made again', async () => {
    let calls = 0;
    upstream.answer((_request, response) => {
      calls += 1;
      const change = calls === 1 ? 1 : 2;
      response.setHeader('x-content-change', String(change));
      response.setHeader('content-type', 'application/json').end(`{"title":"release ${change}"}`);
    });
    const { text } = await until(get, isRendered);
    expect(text).toContain('<h1>release 2, release 2</h1>');
    expect(calls).toBe(4);
  });
});
