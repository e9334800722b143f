import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { devPort } from '@phantom/build-config/webpack/dev-server.mjs';
import type { ProcessSpec } from './processes.js';
import { repositoryRoot } from './repository.js';

const bin = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);
const env = { ...process.env, NODE_ENV: 'development' };

/** Rebuilds the servers on a change; `node --watch` then restarts the one that it concerns. */
export const serverCompiler: ProcessSpec = {
  name: 'compiler',
  command: bin('tsc'),
  args: ['-b', '--watch', '--preserveWatchOutput', 'tsconfig.build.json'],
  cwd: repositoryRoot,
  env,
};

/** One server with hot reload for each remote. */
export const remoteServers: ProcessSpec[] = remotes.map((name) => ({
  name: `${name}-dev`,
  command: bin('webpack'),
  args: ['serve', '--mode', 'development'],
  cwd: join(repositoryRoot, name),
  env,
}));

/** Where the gateway finds those remotes in place of the published ones, as it reads it from DEV_REMOTES. */
export const devRemotes = remotes
  .map((name) => `${name}=http://127.0.0.1:${devPort(name)}/remoteEntry.js`)
  .join(',');
