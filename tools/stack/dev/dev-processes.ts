import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import type { ProcessSpec } from '../processes.js';
import { repositoryRoot } from '../repository.js';
import type { StackOptions } from '../stack-options.js';

const env = { ...process.env, NODE_ENV: 'development' };

/** From the gateway's port on: those of 8000 are the ones of servers that are started alone. */
const FIRST_PORT = 1101;

/** The ports of the remotes' servers, by the names of the remotes. */
export const remotePorts = (gatewayPort: number): Record<string, number> =>
  Object.fromEntries(remotes.map((name, index) => [name, gatewayPort + FIRST_PORT + index]));

/** Where the gateway finds those remotes in place of the published ones, as it reads it from DEV_REMOTES. */
export const devRemotes = (gatewayPort: number): string =>
  Object.entries(remotePorts(gatewayPort))
    .map(([name, port]) => `${name}=http://127.0.0.1:${port}/remoteEntry.js`)
    .join(',');

/** The folder in which each of these processes says whether its part builds. */
export const buildStatusDir = ({ dataDir }: StackOptions): string => join(dataDir, 'build-status');

/** What rebuilds each part on a change. `node --watch` restarts a server whose files changed. */
export const devProcesses = (options: StackOptions): ProcessSpec[] => {
  const statusDir = buildStatusDir(options);
  return [
    script('services-dev', 'tools/stack/dev/compile-servers.ts', [statusDir]),
    script('shell-dev', 'tools/dev-remote/watch-shell.ts', [
      ...[statusDir, join(options.dataDir, 'store')],
    ]),
    ...remoteServers(options.gatewayPort, statusDir),
  ];
};

const script = (name: string, file: string, args: string[]): ProcessSpec => ({
  name,
  command: process.execPath,
  args: ['--import', 'tsx', file, ...args],
  cwd: repositoryRoot,
  env,
});

/** One server with hot reload for each remote. */
const remoteServers = (gatewayPort: number, statusDir: string): ProcessSpec[] =>
  Object.entries(remotePorts(gatewayPort)).map(([name, port]) => ({
    name: `${name}-dev`,
    command: join(repositoryRoot, 'node_modules', '.bin', 'webpack'),
    args: ['serve', '--mode', 'development'],
    cwd: join(repositoryRoot, name),
    env: { ...env, DEV_PORT: String(port), BUILD_STATUS_DIR: statusDir },
  }));
