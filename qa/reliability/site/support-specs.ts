import { join } from 'node:path';
import type { ProcessSpec } from '../../../tools/stack/processes.js';
import { frontDoor } from './front-door.js';
import type { SiteLayout } from './site-layout.js';

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
