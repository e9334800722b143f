import { join } from 'node:path';
import { findNginx, nginxSpec } from '../../../tools/stack/nginx.js';
import type { ProcessSpec } from '../../../tools/stack/processes.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import type { BenchStack } from '../sites/bench-stack.js';

interface Route {
  port: number;
  upstream: string;
}

/** nginx in front of other servers, configured like the gateway: one worker, kept-alive connections and one log line a request. */
const nginxProxy = (command: string, folder: string, routes: Route[]): Promise<ProcessSpec> => {
  const log = `  access_log ${join(folder, 'access.log')};`;
  const http = [log, ...routes.map(serverBlock)].join('\n');
  return nginxSpec({ command, folder, connections: 1024, http });
};

const serverBlock = ({ port, upstream }: Route): string => `
  upstream u${port} { server ${new URL(upstream).host}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://u${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Request-Id $request_id;
    }
  }`;

export interface Scenario {
  title: string;
  /** The compared addresses; ratios refer to the first one. */
  variants: Record<string, string>;
  headers?: Record<string, string>;
  status: number;
  /** The minimum ratio for the gateway. */
  target?: number;
  /** The maximum p99 of the gateway, in milliseconds. */
  p99?: number;
}

const DETAIL = '/api/auth/listings-detail?id=1';
/** Paths of services that stub servers replace. */
const MEMORY = '/api/auth/portfoliodetails';
const BARE = '/api/auth/siteinfo';

/**
 * Starts the compared gateways and servers.
 *
 * @param before another checkout, whose gateway is measured as `before`
 */
export async function gatewayScenarios(
  stack: BenchStack,
  workDir: string,
  before?: string,
): Promise<Scenario[]> {
  const [memoryPort, barePort] = [stack.port(0), stack.port(1)];
  const memory = await stack.server(standIn('memory-service', memoryPort), memoryPort);
  const bare = await stack.server(standIn('bare-server', barePort), barePort);
  const listings = stack.services.find(({ name }) => name === 'listings')?.port;
  const service = `http://127.0.0.1:${listings}`;

  const uncachedEnv = {
    API_CACHE_SIZE: '0',
    PROPERTIES_URL: `http://127.0.0.1:${memoryPort}`,
    CONTENT_URL: `http://127.0.0.1:${barePort}`,
  };
  const cached = await stack.gateway('gateway-cached', {});
  const uncached = await stack.gateway('gateway-uncached', uncachedEnv);
  const cachedBefore = before && (await stack.gateway('gateway-cached-before', {}, before));
  const uncachedBefore =
    before && (await stack.gateway('gateway-uncached-before', uncachedEnv, before));
  const nginx = await startNginx(stack, join(workDir, 'nginx'), [service, memory, bare]);

  const etag = await etagOf(service + DETAIL);
  const direct = { direct: service + DETAIL };
  return [
    {
      title: 'Database route, not cached',
      variants: {
        ...direct,
        gateway: uncached + DETAIL,
        ...named('before', uncachedBefore, DETAIL),
        ...named('nginx', nginx[0], DETAIL),
      },
      status: 200,
      target: 0.9,
    },
    {
      title: 'In-memory route of a service, 4 KB',
      variants: {
        direct: memory + MEMORY,
        gateway: uncached + MEMORY,
        ...named('before', uncachedBefore, MEMORY),
        ...named('nginx', nginx[1], MEMORY),
      },
      status: 200,
      target: 0.68,
    },
    {
      title: 'Bare Node.js server, 4 KB',
      variants: {
        direct: bare + BARE,
        gateway: uncached + BARE,
        ...named('before', uncachedBefore, BARE),
        ...named('nginx', nginx[2], BARE),
      },
      status: 200,
    },
    {
      title: 'Cached response',
      variants: { ...direct, gateway: cached + DETAIL, ...named('before', cachedBefore, DETAIL) },
      status: 200,
      target: 9,
      p99: 5,
    },
    {
      title: 'Cached response, 304',
      variants: { ...direct, gateway: cached + DETAIL, ...named('before', cachedBefore, DETAIL) },
      headers: { 'if-none-match': etag },
      status: 304,
      target: 2.25,
    },
  ];
}

const standIn = (name: string, port: number) => ({
  name,
  command: process.execPath,
  args: [join(repositoryRoot, 'gateway', 'bench', `${name}.mjs`), String(port)],
  cwd: repositoryRoot,
  env: { PATH: process.env.PATH },
});

/** Starts nginx with one origin for each upstream; returns none where nginx is not installed. */
async function startNginx(
  stack: BenchStack,
  folder: string,
  upstreams: string[],
): Promise<(string | undefined)[]> {
  const command = findNginx();
  if (!command) return [];
  const routes = upstreams.map((upstream, index) => ({ port: stack.port(2 + index), upstream }));
  const spec = await nginxProxy(command, folder, routes);
  const [first] = routes;
  const origin = first && (await stack.server(spec, first.port));
  return [origin, ...routes.slice(1).map(({ port }) => `http://localhost:${port}`)];
}

const named = (name: string, origin: string | undefined, path: string): Record<string, string> =>
  origin ? { [name]: origin + path } : {};

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || !etag) throw new Error(`${url} gave ${answer.status} and no ETag`);
  return etag;
}
