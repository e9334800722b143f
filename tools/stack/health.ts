import { setTimeout as delay } from 'node:timers/promises';
import { StackFailure } from './failure.js';

const pollMs = 150;

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(2000)]);
    return (await fetch(url, { signal: timeout })).ok;
  } catch {
    return false;
  }
}

/** Waits until `/health/ready` of a process answers 200; names the log to read when it never does. */
export async function waitUntilReady(
  part: { name: string; port: number; logFile: string },
  signal: AbortSignal,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(`http://127.0.0.1:${part.port}/health/ready`, signal))) {
    signal.throwIfAborted();
    if (Date.now() > deadline) {
      throw new StackFailure(
        `${part.name} did not become ready within ${timeoutMs / 1000} s. Its log: ${part.logFile}`,
      );
    }
    await delay(pollMs, undefined, { signal });
  }
}
