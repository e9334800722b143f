import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { RenderCancelledError } from './render-error.js';
import type { RenderedPart, RenderJob, RenderTask } from './render-task.js';

/** Share of the deadline after which a worker gives up by itself and lives on. */
const OWN_DEADLINE = 0.9;

interface RunOptions {
  /** Milliseconds. */
  deadline: number;
  /** Aborted when nobody waits any more. */
  gone: AbortSignal;
}

/**
 * Runs one render. The worker of one that is cancelled is asked to stop and lives on: to start another costs
 * more than most renders. One that does not let go is ended at the deadline.
 *
 * @throws RenderCancelledError
 */
export const runCancellable = async (
  workers: Piscina<unknown, RenderedPart>,
  job: RenderJob,
  { deadline, gone }: RunOptions,
): Promise<RenderedPart> => {
  if (gone.aborted) throw new RenderCancelledError();
  const { port1: here, port2: cancel } = new MessageChannel();
  const onGone = (): void => here.postMessage('gone');
  gone.addEventListener('abort', onGone);
  const expiresAt = Date.now() + deadline * OWN_DEADLINE;
  const task: RenderTask = { ...job, expiresAt, cancel };
  try {
    return await workers.run(task, {
      signal: AbortSignal.timeout(deadline),
      transferList: [cancel],
    });
  } catch (error) {
    throw gone.aborted ? new RenderCancelledError() : error;
  } finally {
    gone.removeEventListener('abort', onGone);
    here.close();
  }
};
