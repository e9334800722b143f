import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import type { BenchStack } from '../sites/bench-stack.js';
import { findNginx, nginxProxy } from './nginx.js';

export interface Scenario {
  title: string;
  /** The addresses that are compared; ratios are to the first. */
  variants: Record<string, string>;
  headers?: Record<string, string>;
  status: number;
  /** The least ratio that the gateway has to reach. */
  target: number;
  /** Milliseconds that the gateway's p99 has to stay under. */
  p99?: number;
}

const DETAIL = '/api/auth/listings-detail?id=1';
/** Any public read would do: the service behind is a stand-in. */
const MEMORY = '/api/auth/portfoliodetails';

/** Starts the gateways and servers that are compared. */
export async function gatewayScenarios(stack: BenchStack, workDir: string): Promise<Scenario[]> {
  const memoryPort = stack.port(0);
  const memory = await stack.server(memoryUpstream(memoryPort), memoryPort);
  const listings = stack.services.find(({ name }) => name === 'listings')?.port;
  const service = `http://127.0.0.1:${listings}`;

  const cached = await stack.gateway('gateway-cached', {});
  const uncached = await stack.gateway('gateway-uncached', {
    API_CACHE_SIZE: '0',
    PROPERTIES_URL: `http://127.0.0.1:${memoryPort}`,
  });
  const nginx = await startNginx(stack, join(workDir, 'nginx'), [service, memory]);

  const etag = await etagOf(service + DETAIL);
  const direct = { direct: service + DETAIL };
  return [
    {
      title: 'Database route, nothing kept',
      variants: { ...direct, gateway: uncached + DETAIL, ...named(nginx[0], DETAIL) },
      status: 200,
      target: 0.9,
    },
    {
      title: 'In-memory route, 4 KB',
      variants: { direct: memory + MEMORY, gateway: uncached + MEMORY, ...named(nginx[1], MEMORY) },
      status: 200,
      target: 0.68,
    },
    {
      title: 'Kept answer',
      variants: { ...direct, gateway: cached + DETAIL },
      status: 200,
      target: 9,
      p99: 5,
    },
    {
      title: 'Kept answer, 304',
      variants: { ...direct, gateway: cached + DETAIL },
      headers: { 'if-none-match': etag },
      status: 304,
      target: 2.25,
    },
  ];
}

const memoryUpstream = (port: number) => ({
  name: 'memory-upstream',
  command: process.execPath,
  args: [join(repositoryRoot, 'tools/bench/gateway/memory-upstream.mjs'), String(port)],
  cwd: repositoryRoot,
  env: {},
});

/** One origin for each upstream; none where nginx is not installed. */
async function startNginx(
  stack: BenchStack,
  folder: string,
  upstreams: string[],
): Promise<(string | undefined)[]> {
  const command = findNginx();
  if (!command) return [];
  const routes = upstreams.map((upstream, index) => ({ port: stack.port(1 + index), upstream }));
  const spec = await nginxProxy(command, folder, routes);
  const [first] = routes;
  const origin = first && (await stack.server(spec, first.port));
  return [origin, ...routes.slice(1).map(({ port }) => `http://localhost:${port}`)];
}

const named = (origin: string | undefined, path: string): Record<string, string> =>
  origin ? { nginx: origin + path } : {};

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || !etag) throw new Error(`${url} gave ${answer.status} and no ETag`);
  return etag;
}
