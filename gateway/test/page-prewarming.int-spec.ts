import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.js';
import { pageClient } from './support/page-client.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

describe('page prewarming', () => {
  let upstream: Upstream;
  let store: string;
  let gateway: GatewayProcess;

  beforeEach(async () => {
    [upstream, store] = await Promise.all([startUpstream(), mkdtemp(path.join(tmpdir(), 'site-'))]);
    await publishSite(store, {
      good: {
        bundle: GOOD,
        routes: [
          { path: '/good', frame: 'public' },
          { path: '/good/:place', frame: 'public' },
        ],
      },
    });
  });
  afterEach(async () => {
    await gateway.close();
    await Promise.all([upstream.close(), rm(store, { recursive: true, force: true })]);
  });

  const start = async (env: NodeJS.ProcessEnv = {}) => {
    gateway = await startGatewayProcess(upstream.url, { STORE: store, ...env });
    const url = `http://127.0.0.1:${gateway.port}`;
    await until(() =>
      request(`${url}/health/live`).then(
        ({ body }) => body.dump().then(() => true),
        () => false,
      ),
    );
    return pageClient(url);
  };

  it('renders the pages with fixed addresses before the first request', async () => {
    upstream.answer((_request, response) => response.end('{"title":"Homes"}'));
    const get = await start({ RENDER_DEADLINE: '20000' });
    upstream.answer((incoming) => incoming.socket.destroy());
    expect((await get('/good')).text).toContain('<h1>Homes</h1>');
    expect((await get('/good/queens')).text).not.toContain('<h1>Homes</h1>');
  });

  it('does not wait for a service that does not respond', async () => {
    upstream.answer(() => undefined);
    const get = await start({ RENDER_DEADLINE: '100', RENDER_BEGIN_AFTER: '100' });
    expect((await get('/good')).status).toBe(200);
  });
});
