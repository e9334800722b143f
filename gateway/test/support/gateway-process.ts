import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@phantom/service-kit/testing';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built gateway as a process of its own. */
export interface GatewayProcess {
  child: ChildProcess;
  port: number;
  /** Kills the process if it still runs. */
  close: () => Promise<void>;
}

/**
 * Starts it with an empty store, and does not wait until it listens.
 *
 * @param upstream the address of all four services
 */
export const startGatewayProcess = async (
  upstream: string,
  env: NodeJS.ProcessEnv = {},
): Promise<GatewayProcess> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  const port = await freePort();
  const names = ['AUTH', 'CONTENT', 'LISTINGS', 'PROPERTIES'];
  const child = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...Object.fromEntries(names.map((name) => [`${name}_URL`, upstream])),
      STORE: path.join(folder, 'store'),
      ...env,
    },
  });
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { child, port, close };
};
