import { explain } from '../stack/failure.js';

/** Registers what ends something that the work has begun; the last first. */
export type AtTheEnd = (stop: () => Promise<unknown>) => void;

/** Does the work of a command, ends what it began, however the work ended, and then this process: with 1 if it failed. */
export async function runToTheEnd(work: (atTheEnd: AtTheEnd) => Promise<void>): Promise<never> {
  const stops: (() => Promise<unknown>)[] = [];
  const interruption = interrupted();
  try {
    await Promise.race([work((stop) => stops.unshift(stop)), interruption]);
  } catch (error) {
    console.error(`✗ ${explain(error)}`);
    process.exitCode = 1;
  }
  for (const stop of stops) await stop();
  process.exit();
}

/** Whoever interrupts a long run leaves no process behind. */
const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => reject(new Error(`stopped by ${signal}`)));
    }
  });
