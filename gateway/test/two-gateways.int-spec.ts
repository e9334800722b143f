import type { BootManifest } from '@phantom/registry';
import { signTestToken, until } from '@phantom/service-kit/testing';
import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';
import { openStore, type Store } from '@phantom/store';
import { request } from 'undici';
import { deployInto, scriptOf, tryInto } from './support/bucket-site.js';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { dataIn, pageClient } from './support/page-client.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const VISITORS = 300;

/** Milliseconds: the check of the bucket every two seconds, and its duration. */
const SEEN_WITHIN = 4_000;

describe('two gateways with one bucket', () => {
  let upstream: Upstream;
  let s3: S3Server;
  let store: Store;
  let gateways: [GatewayUnderTest, GatewayUnderTest];

  beforeEach(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
    [upstream, s3] = await Promise.all([startUpstream(), startS3Server()]);
    const address = `s3://bucket/site?region=us-east-1&endpoint=${s3.endpoint}`;
    store = await openStore(address);
    await deployInto(store, 'shell', '1');
    await deployInto(store, 'good', '1');
    const start = () =>
      startGateway(upstream.url, {
        STORE: address,
        COOKIE_KEY: 'of the tests alone, and of 32 letters',
        RENDER: 'off',
      });
    gateways = await Promise.all([start(), start()]);
  });
  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await Promise.all([upstream.close(), s3.close()]);
  });

  const page = async ({ url }: GatewayUnderTest, cookie = '') => {
    const { text, headers } = await pageClient(url)('/good', { cookie });
    const { remotes, overrides } = dataIn(text, 'boot-manifest') as BootManifest;
    const [given = ''] = String(headers['set-cookie'] ?? '').split(';');
    return { version: remotes[0]?.version, overrides, cookie: given };
  };

  const bothHave = (version: string, cookie?: string) =>
    Promise.all(
      gateways.map((gateway) =>
        until(
          () => page(gateway, cookie),
          (answer) => answer.version === version,
        ),
      ),
    );

  it('both have a deployed version within seconds, and its files at once', async () => {
    const [one, other] = gateways;
    await bothHave('1');
    await deployInto(store, 'good', '2');
    const deployed = performance.now();
    await until(
      () => page(one),
      ({ version }) => version === '2',
    );
    // The other gateway may not have the entry yet.
    const script = await pageClient(other.url)('/r/good/2/entry.js');
    expect([script.status, script.text]).toEqual([200, scriptOf('good', '2')]);
    await bothHave('2');
    expect(performance.now() - deployed).toBeLessThan(SEEN_WITHIN);
  });

  it('give a visitor the same version of a canary at both', async () => {
    await tryInto(store, 'good', '2', 30);
    await bothHave('2', 'phantom_bucket=0.00');
    const drawn: Awaited<ReturnType<typeof page>>[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      drawn.push(await page(gateways[visitor % 2] as GatewayUnderTest));
    }
    const tried = drawn.filter(({ version }) => version === '2').length;
    // Five standard deviations.
    expect(Math.abs(tried - VISITORS * 0.3)).toBeLessThan(40);
    for (const { cookie, version } of drawn.slice(0, 30)) {
      const again = await Promise.all(gateways.map((gateway) => page(gateway, cookie)));
      expect(again.map((answer) => answer.version)).toEqual([version, version]);
    }
  });

  it('accept the staff pass of either, with its overrides', async () => {
    const [one, other] = gateways;
    await tryInto(store, 'good', '2', 0);
    const isSet = async () => {
      const answer = await request(`${one.url}/api/site/overrides`, {
        method: 'POST',
        headers: {
          authorization: await signTestToken(EMPLOYEE),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ remote: 'good', version: '2' }),
      });
      await answer.body.dump();
      const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
      return { status: answer.statusCode, cookie };
    };
    const { cookie } = await until(isSet, ({ status }) => status === 200);
    await until(
      () => page(other, cookie),
      ({ version, overrides }) => version === '2' && overrides?.[0] === 'good',
    );
    expect((await page(other)).version).toBe('1');
  });
});
