import { createServer } from 'node:net';
import { StackFailure } from './failure.js';

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .once('listening', () => probe.close(() => done(true)));
    probe.listen(port, '127.0.0.1');
  });
}

/** Those of the ports that somebody listens at, each with what it is for: `9101 (mf-listings)`. */
export async function takenPorts(ports: Record<string, number>): Promise<string[]> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${name})`);
  }
  return taken;
}

/** How far a port may be from the one that was wished for. */
const SEARCHED_PORTS = 200;

/** The first port from here on that nobody listens at. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + SEARCHED_PORTS; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new StackFailure(`No port from ${from} to ${from + SEARCHED_PORTS - 1} is free.`);
}

/** Refuses to start over somebody else's listener, naming every port that is taken. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  throw new StackFailure(
    `Port already in use: ${taken.join(', ')}. Is another "npm start" running? ` +
      'Stop it, or choose others with --port and --postgres-port.',
  );
}
