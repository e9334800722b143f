import { signTestToken } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { counting } from './support/keepable.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const PICTURE = '/media/content/7-0a1b2c3d/1200.webp';
const MIB = 1024 * 1024;

describe('files of the media library', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
    upstream.answer(counting({ 'cache-control': 'public, max-age=31536000, immutable' }));
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(gateway.url + path, { headers });
    await answer.body.dump();
    return answer;
  };

  it('are cached, and stay in the caches of browsers', async () => {
    await get(PICTURE);
    const { headers } = await get(PICTURE);

    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(upstream.received).toHaveLength(1);
  });

  it('stay cached when an employee saves something', async () => {
    await get(PICTURE);
    const authorization = `Bearer ${await signTestToken(EMPLOYEE)}`;
    const body = JSON.stringify({ version: 1, changes: [] });
    const headers = { authorization, 'content-type': 'application/json' };
    const change = { method: 'PATCH', headers, body } as const;
    await (await request(`${gateway.url}/api/auth/content/entries/1`, change)).body.dump();
    const before = upstream.received.length;
    await get(PICTURE);

    expect(upstream.received).toHaveLength(before);
  });

  it('are passed on in parts', async () => {
    await get(PICTURE);
    await get(PICTURE, { range: 'bytes=0-9' });

    expect(upstream.received.map(({ request: each }) => each.headers.range)).toEqual([
      undefined,
      'bytes=0-9',
    ]);
  });

  it('may be larger than other uploads', async () => {
    const post = async (path: string, size: number) => {
      const authorization = `Bearer ${await signTestToken(EMPLOYEE)}`;
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
      const body = Buffer.alloc(size);
      const answer = await request(gateway.url + path, { method: 'POST', headers, body });
      await answer.body.dump();
      return answer.statusCode;
    };

    expect(await post('/api/auth/content/media', 26 * MIB)).toBe(200);
    expect(await post('/api/auth/content/media', 102 * MIB)).toBe(413);
    expect(await post('/api/auth/documents', 26 * MIB)).toBe(413);
  });
});
