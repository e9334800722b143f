import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx } from '../../bench/gateway/nginx.js';
import { StackFailure } from '../../stack/failure.js';
import type { ProcessSpec } from '../../stack/processes.js';
import type { ServerPlace } from './site-layout.js';

/** nginx as the one address before several gateways: as an ingress, it asks another one where nothing can have been done yet. */
export async function frontDoor(
  folder: string,
  port: number,
  gateways: readonly ServerPlace[],
): Promise<ProcessSpec> {
  const command = findNginx();
  if (!command) throw new StackFailure('This needs nginx. Run: sudo apt-get install nginx-light');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, gateways));
  return {
    name: 'nginx',
    command,
    args: ['-c', file, '-e', join(folder, 'error.log')],
    cwd: folder,
    env: {},
  };
}

/** What it may hold of a body: more than the gateway takes, whose limit is the one that counts. */
const MOST_OF_A_BODY = '30m';

// A gateway that refuses is asked again with the next request: no pause in which none is left. Without `non_idempotent` a POST goes to another gateway only where the first did not take the connection.
const configuration = (folder: string, port: number, gateways: readonly ServerPlace[]): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  client_max_body_size ${MOST_OF_A_BODY};
  keepalive_requests 1000000;
  upstream gateways {
${gateways.map(({ port: own }) => `    server 127.0.0.1:${own} max_fails=0;`).join('\n')}
    keepalive 128;
    keepalive_requests 1000000;
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
    }
  }
}
`;
