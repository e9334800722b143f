import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** Waits until somebody takes connections at a port of this machine. */
export async function waitUntilListening(port: number, signal?: AbortSignal): Promise<void> {
  for (
    const deadline = Date.now() + PATIENCE_MS;
    ;
    await setTimeout(POLL_MS, undefined, { signal })
  ) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      socket.destroy();
    }
  }
}
