import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { request } from 'undici';
import { startUpstream, type Upstream } from './support/upstream.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Milliseconds. */
const GRACE = 1_500;
const AFTER_THE_LAST = 2_000;

/** A port that nobody has now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

describe('a gateway that is told to end', () => {
  let folder: string;
  let upstream: Upstream;
  let gateway: ChildProcess;
  let url: string;

  beforeEach(async () => {
    [folder, upstream] = await Promise.all([
      mkdtemp(path.join(tmpdir(), 'gateway-')),
      startUpstream(),
    ]);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    gateway = spawn(process.execPath, [MAIN], {
      stdio: 'ignore',
      env: {
        PORT: String(port),
        LOG_LEVEL: 'silent',
        SHUTDOWN_GRACE: String(GRACE),
        ...Object.fromEntries(
          ['AUTH', 'CONTENT', 'LISTINGS', 'PROPERTIES'].map((name) => [
            `${name}_URL`,
            upstream.url,
          ]),
        ),
        STORE: path.join(folder, 'store'),
      },
    });
    while ((await codeOf('/health/live')) !== 200) await delay(50);
  });
  afterEach(async () => {
    if (gateway.exitCode === null) gateway.kill('SIGKILL');
    await upstream.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Over a connection of its own; undefined where none is taken. */
  const codeOf = async (address: string): Promise<number | undefined> => {
    try {
      const { statusCode, body } = await request(url + address, { reset: true });
      await body.dump();
      return statusCode;
    } catch {
      return undefined;
    }
  };

  it('says so, serves for its grace, ends what is in flight, and then itself', async () => {
    const exit = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    const signalled = performance.now();
    while ((await codeOf('/health/ready')) !== 503);
    const answer = await request(`${url}/api/auth/siteinfo`);
    await answer.body.dump();
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    expect(performance.now() - signalled).toBeLessThan(GRACE);

    upstream.answer(() => undefined);
    const incoming = upstream.next();
    const inFlight = request(`${url}/api/auth/listings-facets`, { reset: true });
    const { response } = await incoming;
    while ((await codeOf('/health/live')) !== undefined) await delay(50);
    expect(performance.now() - signalled).toBeGreaterThanOrEqual(GRACE - 50);

    response.end('{"error":0}');
    const { statusCode, body } = await inFlight;
    expect([statusCode, await body.json()]).toEqual([200, { error: 0 }]);
    const answered = performance.now();
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - answered).toBeLessThan(AFTER_THE_LAST);
  });
});
