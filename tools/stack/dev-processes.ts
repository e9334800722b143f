import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
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

/** From the gateway's port on: those of 8000 are the ones of servers that are started alone. */
const FIRST_PORT = 1101;

/** The ports of the remotes' servers, by the names of the remotes. */
export const remotePorts = (gatewayPort: number): Record<string, number> =>
  Object.fromEntries(remotes.map((name, index) => [name, gatewayPort + FIRST_PORT + index]));

/** One server with hot reload for each remote. */
export const remoteServers = (gatewayPort: number): ProcessSpec[] =>
  Object.entries(remotePorts(gatewayPort)).map(([name, port]) => ({
    name: `${name}-dev`,
    command: bin('webpack'),
    args: ['serve', '--mode', 'development'],
    cwd: join(repositoryRoot, name),
    env: { ...env, DEV_PORT: String(port) },
  }));

/** Where the gateway finds those remotes in place of the published ones, as it reads it from DEV_REMOTES. */
export const devRemotes = (gatewayPort: number): string =>
  Object.entries(remotePorts(gatewayPort))
    .map(([name, port]) => `${name}=http://127.0.0.1:${port}/remoteEntry.js`)
    .join(',');
