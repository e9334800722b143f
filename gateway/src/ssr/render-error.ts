/** No client waits for the result any more. It is not a failure of the bundle. */
export class RenderCancelledError extends Error {
  override readonly name = 'RenderCancelledError';
}

/** The rendering did not end before the deadline. */
export class RenderLateError extends Error {
  override readonly name = 'RenderLateError';

  constructor() {
    super('it was not done in time');
  }
}

/** Whether the pool refused the rendering. The pool logs the begin of that, not each case. */
export const isRefused = (error: unknown): boolean =>
  hasCode(error, 'EOPENBREAKER') || hasCode(error, 'ESEMLOCKED');

/** Whether nothing was rendered: the error says nothing about the bundle. */
export const isInconclusive = (error: unknown): boolean =>
  error instanceof RenderCancelledError || hasCode(error, 'ESEMLOCKED');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
