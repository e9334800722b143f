import type { BootManifest } from '@phantom/registry';
import { request } from 'undici';
import { startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';

const URL_OF_LISTINGS = 'http://127.0.0.1:9102/remoteEntry.js';

/** A page of the listings remote, by a gateway with this environment. */
const pageWith = async (env: NodeJS.ProcessEnv) => {
  const gateway = await startGateway('http://127.0.0.1:1', env);
  await publishRegistry(gateway.storeDir, siteDocument());
  const { headers, body } = await request(`${gateway.url}/listings`);
  const html = await body.text();
  await gateway.close();
  const json = /id="boot-manifest">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return {
    head: html.replace(json, ''),
    policy: String(headers['content-security-policy']),
    manifest: JSON.parse(json) as BootManifest,
  };
};

it('replaces the published remote by the one under development', async () => {
  const env = { NODE_ENV: 'development', DEV_REMOTES: `listings=${URL_OF_LISTINGS}` };
  const { head, policy, manifest } = await pageWith(env);
  const [remote] = manifest.remotes;
  expect(remote).toMatchObject({ name: 'listings', url: URL_OF_LISTINGS });
  expect(remote).not.toHaveProperty('integrity');
  // The published version is shown while the server of the build does not answer.
  expect(remote?.default?.url).toMatch(/^\/r\/listings\//);
  expect(head).not.toContain('integrity=');
  expect(head).not.toContain('/r/listings/');
  expect(policy).toContain("style-src 'self' http://127.0.0.1:9102;");
  expect(policy).toContain('ws://127.0.0.1:9102');
  expect(policy).not.toContain('unsafe');
});

it.each(['development', 'test', 'production'])(
  'has the strict policy without DEV_REMOTES, in NODE_ENV=%s',
  async (NODE_ENV) => {
    const { policy, manifest } = await pageWith({ NODE_ENV });
    expect(policy).toMatch(/script-src 'nonce-[\w-]{24}' 'strict-dynamic';/);
    expect(policy).not.toMatch(/unsafe|127\.0\.0\.1|localhost/);
    expect(manifest.remotes[0]?.url).toMatch(/^\/r\/listings\//);
  },
);
