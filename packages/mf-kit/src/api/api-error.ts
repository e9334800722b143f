/** First to last message of every field that the server refused. */
export type FieldErrors = Record<string, string[]>;

/** What a call failed with, in words for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly errors: FieldErrors = {},
    readonly requestId?: string,
    /** Seconds to wait before the next try, where the server says so. */
    readonly retryAfter?: number,
    /** At 409 about a stale version: the row as it is now. */
    readonly list: readonly unknown[] = [],
  ) {
    super(message);
  }
}
