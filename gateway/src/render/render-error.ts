/** Nobody waits for the result any more; not the bundle's failure. */
export class RenderCancelledError extends Error {
  override readonly name = 'RenderCancelledError';
}

/** Names, for the log, why a part of a page is left to the browser. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'it held its worker past the deadline, which was ended';
  return error.message;
};

/** Whether it was refused without a try: the pool tells when that begins, not each time. */
export const isRefused = (error: unknown): boolean =>
  hasCode(error, 'EOPENBREAKER') || hasCode(error, 'ESEMLOCKED');

/** Whether it never came to a render: says nothing about the bundle. */
export const isNoVerdict = (error: unknown): boolean =>
  error instanceof RenderCancelledError || hasCode(error, 'ESEMLOCKED');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
