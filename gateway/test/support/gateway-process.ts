import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built gateway as a process of its own. */
export interface GatewayProcess {
  child: ChildProcess;
  port: number;
  /** Ends it at once, if it has not ended. */
  close: () => Promise<void>;
}

/** A port that nobody has now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

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
