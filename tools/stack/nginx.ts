import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../programs/programs.mjs';
import type { ProcessSpec } from './processes.js';

/** Where nginx is installed; undefined where it is not. */
export const findNginx = (): string | undefined => findProgram('nginx');

export interface NginxOptions {
  command: string;
  /** Of its own: what it writes lies there. */
  folder: string;
  connections: number;
  /** What stands in the `http` block beside the folders. */
  http: string;
}

/** nginx with one worker, as this user, as it is started. */
export async function nginxSpec(options: NginxOptions): Promise<ProcessSpec> {
  const { command, folder } = options;
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(options));
  return {
    name: 'nginx',
    command,
    args: ['-c', file, '-e', join(folder, 'error.log')],
    cwd: folder,
    env: {},
  };
}

const configuration = ({ folder, connections, http }: NginxOptions): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
worker_rlimit_nofile ${2 * connections};
events { worker_connections ${connections}; }
http {
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  keepalive_requests 1000000;
${http}
}
`;
