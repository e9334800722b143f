import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessSpec } from '../../stack/processes.js';

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where nginx is installed; undefined where it is not. */
export const findNginx = (): string | undefined => candidates.find((path) => existsSync(path));

/** nginx in front of other servers: one worker, kept-alive connections and one log line a request, as the gateway has. */
export async function nginxProxy(
  command: string,
  folder: string,
  routes: { port: number; upstream: string }[],
): Promise<ProcessSpec> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, routes));
  return {
    name: 'nginx',
    command,
    args: ['-c', file, '-e', join(folder, 'error.log')],
    cwd: folder,
    env: {},
  };
}

const configuration = (folder: string, routes: { port: number; upstream: string }[]): string => `
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log ${join(folder, 'access.log')};
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  keepalive_requests 1000000;
${routes.map(serverBlock).join('')}}
`;

const serverBlock = ({ port, upstream }: { port: number; upstream: string }): string => `
  upstream u${port} { server ${new URL(upstream).host}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://u${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Request-Id $request_id;
    }
  }
`;
