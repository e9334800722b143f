/** Nobody waits for the result any more; not the bundle's failure. */
export class RenderCancelledError extends Error {
  override readonly name = 'RenderCancelledError';
}

/** It was not done at the deadline. */
export class RenderLateError extends Error {
  override readonly name = 'RenderLateError';

  constructor() {
    super('it was not done in time');
  }
}

/** Names, for the log, why a part of a page is left to the browser. */
export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Whether it was refused without a try: the pool tells when that begins, not each time. */
export const isRefused = (error: unknown): boolean =>
  hasCode(error, 'EOPENBREAKER') || hasCode(error, 'ESEMLOCKED');

/** Whether it never came to a render: says nothing about the bundle. */
export const isInconclusive = (error: unknown): boolean =>
  error instanceof RenderCancelledError || hasCode(error, 'ESEMLOCKED');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
