/** Why a version of a remote could not be shown; the gateway counts by it. */
export type FailureReason =
  'network' | 'timeout' | 'integrity' | 'evaluate' | 'shared' | 'mount' | 'page' | 'chunk';

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function reasonOf(error: unknown): FailureReason {
  if (error instanceof RemoteError) return error.reason;
  if (error instanceof DeadlineError) return 'timeout';
  return isChunkError(error) ? 'chunk' : 'mount';
}

/** The error of webpack when a file of a build cannot be loaded. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && 'request' in error;
}

/** Why a script did not run. The error event does not tell. */
export function reasonOfScript(url: string): FailureReason {
  const entries = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  // The file arrived, and the browser refused its hash.
  return entries.some(({ responseStatus }) => responseStatus === 200) ? 'integrity' : 'network';
}

class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects with a DeadlineError when the work takes too long. The work itself goes on. */
export function deadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
  what: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new DeadlineError(`${what} took longer than ${milliseconds} ms`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
