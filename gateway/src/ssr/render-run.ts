import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { withDeadline } from './deadline.js';
import { RenderCancelledError } from './render-error.js';
import type { RenderedPart, RenderTask, TracedJob } from './render-task.js';

/**
 * The number of deadlines after which a worker is terminated. At the first one it gives up by itself: a worker that only
 * lacks processor time should not be replaced, since starting another one needs more of it.
 */
const DEADLINES_TO_THE_END = 2;

interface RunOptions {
  /** Milliseconds. */
  deadline: number;
  /** Aborted when no client waits any more. */
  gone: AbortSignal;
  onEnded: () => void;
}

/**
 * Runs one rendering. If it is late or cancelled, its worker is asked to stop and stays alive. A worker that is blocked is
 * terminated some time later.
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
