import { join } from 'node:path';
import { StackFailure } from '../../../tools/stack/failure.js';
import { findNginx, nginxSpec } from '../../../tools/stack/nginx.js';
import type { ProcessSpec } from '../../../tools/stack/processes.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import type { ServiceName } from '../../../tools/stack/services.js';
import type { Bucket } from './bucket.js';
import { gatewayProcessEnvironment, serviceProcessEnvironment } from './server-environment.js';
import type { ServerPlace, SiteLayout } from './site-layout.js';
import type { SiteOptions } from './site-options.js';

/** nginx before the gateways, or twice before their one address: like an ingress, it tries the next one where no request was sent yet. */
function nginxFront(
  folder: string,
  port: number,
  gatewayPorts: readonly number[],
): Promise<ProcessSpec> {
  const command = findNginx();
  if (!command) throw new StackFailure('This needs nginx. Run: sudo apt-get install nginx-light');
  return nginxSpec({ command, folder, connections: 8192, http: before(gatewayPorts, port) });
}

/** The maximum body of nginx: larger than that of the gateway, whose limit counts. */
const MAX_BODY = '30m';

// max_fails=0 keeps a refusing gateway in use. Idle connections close before the grace of a gateway ends. Without `non_idempotent` a POST is repeated only when no connection was made.
const before = (gatewayPorts: readonly number[], port: number): string => `
  access_log off;
  client_max_body_size ${MAX_BODY};
  upstream gateways {
${gatewayPorts.map((each) => `    server 127.0.0.1:${each} max_fails=0;`).join('\n')}
    keepalive 1024;
    keepalive_requests 1000000;
    keepalive_timeout 1s;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://gateways;
      proxy_http_version 1.1;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Start t=\${msec};
    }
  }`;

interface Support {
  spec: ProcessSpec;
  port: number;
}

/** The specifications of other programs: `redis`, `nginx`. */
export async function supportSpecs(name: string, layout: SiteLayout): Promise<Support> {
  const { stack, redisPort, behindNginx } = layout;
  if (name === 'redis') return { spec: redis(redisPort, stack.dataDir), port: redisPort };
  if (name !== 'nginx') throw new Error(`${name} is no process of the site`);
  const port = stack.gatewayPort;
  return { spec: await nginxFront(join(stack.dataDir, 'nginx'), port, behindNginx), port };
}

/** It stores nothing on disk. */
const redis = (port: number, dataDir: string): ProcessSpec => ({
  name: 'redis',
  command: 'redis-server',
  args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dataDir],
  cwd: dataDir,
  env: { PATH: process.env.PATH },
});

/** A process of the product. */
export interface ServerSpec extends ProcessSpec {
  port: number;
  /** The shared address of this process and others like it. */
  memberOf: ServiceName | 'gateway';
}

/** All gateways and processes of services with their specifications. */
export function serverSpecs(
  layout: SiteLayout,
  options: SiteOptions,
  bucket?: Bucket,
): ServerSpec[] {
  const services = layout.services.flatMap((service) =>
    layout.processesOf[service.name].map((place) => ({
      ...server(place, service.folder),
      memberOf: service.name,
      env: serviceProcessEnvironment(service, place, layout, options, bucket),
    })),
  );
  const gateways = layout.gateways.map((place) => ({
    ...server(place, join(repositoryRoot, 'gateway')),
    memberOf: 'gateway' as const,
    env: gatewayProcessEnvironment(place, layout, options, bucket),
  }));
  return [...services, ...gateways];
}

const server = (place: ServerPlace, cwd: string) => ({
  ...place,
  command: process.execPath,
  args: ['dist/main.js'],
  cwd,
});
