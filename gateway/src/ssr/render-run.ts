import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { withDeadline } from './deadline.js';
import { RenderCancelledError } from './render-error.js';
import type { RenderedPart, RenderTask, TracedJob } from './render-task.js';

/**
 * Deadlines after which a worker is ended. At the first it gives up by itself; one that is merely starved of
 * the processor is to do that: to start another would starve it more.
 */
const DEADLINES_TO_THE_END = 2;

interface RunOptions {
  /** Milliseconds. */
  deadline: number;
  /** Aborted when nobody waits any more. */
  gone: AbortSignal;
  /** Called if the worker had to be ended. */
  onEnded: () => void;
}

/**
 * Runs one render. The worker of one that is late or cancelled is asked to stop and lives on; one that does
 * not let go is ended some time later.
 *
 * @throws RenderCancelledError
 * @throws RenderLateError at the deadline
 * @throws Error of the bundle, or of a worker that died
 */
export const runCancellable = async (
  workers: Piscina<unknown, RenderedPart>,
  job: TracedJob,
  { deadline, gone, onEnded }: RunOptions,
): Promise<RenderedPart> => {
  if (gone.aborted) throw new RenderCancelledError();
  const { port1: here, port2: cancel } = new MessageChannel();
  const onDisconnect = (): void => here.postMessage('gone');
  gone.addEventListener('abort', onDisconnect);
  const task: RenderTask = { ...job, expiresAt: Date.now() + deadline, cancel };
  const run = workers.run(task, {
    signal: AbortSignal.timeout(deadline * DEADLINES_TO_THE_END),
    transferList: [cancel],
  });
  run.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') onEnded();
  });
  try {
    return await withDeadline(run, deadline);
  } catch (error) {
    throw gone.aborted ? new RenderCancelledError() : error;
  } finally {
    gone.removeEventListener('abort', onDisconnect);
    here.close();
  }
};
