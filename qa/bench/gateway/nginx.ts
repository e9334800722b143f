import { join } from 'node:path';
import { nginxSpec } from '../../../tools/stack/nginx.js';
import type { ProcessSpec } from '../../../tools/stack/processes.js';

interface Route {
  port: number;
  upstream: string;
}

/** nginx in front of other servers: one worker, kept-alive connections and one log line a request, as the gateway has. */
export const nginxProxy = (
  command: string,
  folder: string,
  routes: Route[],
): Promise<ProcessSpec> => {
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
