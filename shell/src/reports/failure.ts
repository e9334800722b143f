import { DeadlineError } from '../remotes/deadline';

/** Why a version of a remote could not be shown: what the gateway counts it under. */
export type FailureReason =
  'network' | 'timeout' | 'integrity' | 'evaluate' | 'shared' | 'mount' | 'page' | 'chunk';

/** A failure whose reason is known where it happens. */
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

/** What an attempt to show a remote failed of. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof RemoteError) return error.reason;
  if (error instanceof DeadlineError) return 'timeout';
  return isChunkError(error) ? 'chunk' : 'mount';
}

/** What webpack throws when a file of a build cannot be had. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && 'request' in error;
}

/** Why a script did not run: the browser itself only says that it did not. */
export function reasonOfScript(url: string): FailureReason {
  const answers = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  // It came, and was refused.
  return answers.some(({ responseStatus }) => responseStatus === 200) ? 'integrity' : 'network';
}
