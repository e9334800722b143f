/** Nobody waits for the result any more; not the bundle's failure. */
export class RenderCancelledError extends Error {
  override readonly name = 'RenderCancelledError';
}

/** Names, for the log, why a part of a page is left to the browser. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'AbortError') return 'it held its worker past the deadline, which was ended';
  if (code === 'ESEMLOCKED') return 'too many wait already';
  return error.message;
};

/** Whether the circuit breaker refused without a try; that it is open was logged when it opened. */
export const isRefusedByBreaker = (error: unknown): boolean => hasCode(error, 'EOPENBREAKER');

/** Whether it never came to a render: says nothing about the bundle. */
export const isNoVerdict = (error: unknown): boolean =>
  error instanceof RenderCancelledError || hasCode(error, 'ESEMLOCKED');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
