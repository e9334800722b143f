import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { freePort, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.js';
import { readMetrics } from './support/metrics-reader.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds. */
const MAX_LAG = 10;
const CALLS = 5;

/** Ends by itself if nobody ends it. */
const BURN = 'const end = Date.now() + 60_000; while (Date.now() < end);';

/** Niceness: lower priority than everything else on this machine. */
const GATEWAY_PRIORITY = 19;
const NEIGHBOUR_PRIORITY = 15;

describe('a machine that other programs keep busy', () => {
  const neighbours: ChildProcess[] = [];
  let upstream: Upstream;
  let gateway: GatewayProcess;
  let metrics: string;

  beforeEach(async () => {
    upstream = await startUpstream();
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    const env = { MAX_LAG: String(MAX_LAG), METRICS_PORT: String(port) };
    gateway = await startGatewayProcess(upstream.url, env);
    await until(async () => (await statusOf()) === 200);
    setPriority(gateway.child.pid ?? 0, GATEWAY_PRIORITY);
    for (let at = 0; at < 2 * availableParallelism(); at += 1) {
      const neighbour = spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' });
      setPriority(neighbour.pid ?? 0, NEIGHBOUR_PRIORITY);
      neighbours.push(neighbour);
    }
  });
  afterEach(async () => {
    for (const neighbour of neighbours.splice(0)) neighbour.kill('SIGKILL');
    await gateway.close();
    await upstream.close();
  });

  const statusOf = async (): Promise<number | undefined> => {
    try {
      const { statusCode, body } = await request(
        `http://127.0.0.1:${gateway.port}/api/auth/refresh`,
        { method: 'POST' },
      );
      await body.dump();
      return statusCode;
    } catch {
      return undefined;
    }
  };

  const lag = async (): Promise<number> => {
    const { samples } = await readMetrics(metrics);
    const { value = 0 } =
      samples.find(({ name }) => name === 'phantom_event_loop_lag_seconds') ?? {};
    return value * 1000;
  };

  it('refuses no call while there is no queue', async () => {
    let late = 0;
    while (late < CALLS) {
      if ((await lag()) > MAX_LAG) late += 1;
      expect(await statusOf()).toBe(200);
    }
  });
});
