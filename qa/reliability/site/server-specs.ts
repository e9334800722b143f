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

/** nginx before the gateways, or twice their one address: as an ingress, it asks the next where nothing can have been done yet. */
function frontDoor(
  folder: string,
  port: number,
  gatewayPorts: readonly number[],
): Promise<ProcessSpec> {
  const command = findNginx();
  if (!command) throw new StackFailure('This needs nginx. Run: sudo apt-get install nginx-light');
  return nginxSpec({ command, folder, connections: 8192, http: before(gatewayPorts, port) });
}

/** What it may hold of a body: more than the gateway takes, whose limit is the one that counts. */
const MOST_OF_A_BODY = '30m';

// A gateway that refuses is asked again with the next request: no pause in which none is left. Idle connections go before the grace of a gateway is over. Without `non_idempotent` a POST is sent again only where no connection was made.
const before = (gatewayPorts: readonly number[], port: number): string => `
  access_log off;
  client_max_body_size ${MOST_OF_A_BODY};
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

/** How what is not of the product itself is started: `redis`, `nginx`. */
export async function supportSpecs(name: string, layout: SiteLayout): Promise<Support> {
  const { stack, redisPort, behindNginx } = layout;
  if (name === 'redis') return { spec: redis(redisPort, stack.dataDir), port: redisPort };
  if (name !== 'nginx') throw new Error(`${name} is no process of the site`);
  const port = stack.gatewayPort;
  return { spec: await frontDoor(join(stack.dataDir, 'nginx'), port, behindNginx), port };
}

/** It keeps nothing. */
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
  /** At whose address it is reached, with others like it. */
  memberOf: ServiceName | 'gateway';
}

/** All gateways and processes of services, as they are started. */
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
