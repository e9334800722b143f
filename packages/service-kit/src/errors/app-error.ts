/** Messages per field, e.g. `{ email: ['email must be an email'] }`. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorOptions {
  errors?: FieldErrors;
  /** Seconds after which another try makes sense; answered as `Retry-After`. */
  retryAfter?: number;
  /** What really happened, for the log only. */
  cause?: unknown;
}

/** A failure with an answer of its own: `message` and `errors` reach the client, `cause` never does. */
export class AppError extends Error {
  readonly errors?: FieldErrors;
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    message: string,
    { errors, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = new.target.name;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}
