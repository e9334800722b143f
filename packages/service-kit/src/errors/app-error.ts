import type { Language } from '../language/language.js';
import type { Message } from '../messages/message.js';

/** Messages per field in the reader's language, e.g. `{ email: ['Please enter an email address'] }`. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorOptions {
  errors?: FieldErrors;
  /** What the client can continue with: the current row. */
  list?: readonly object[];
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
  /** For `WWW-Authenticate`. */
  challenge?: string;
  /** The cause, for the log only. */
  cause?: unknown;
}

/** An error with its own response: the client gets its message, `errors` and `list`, never `cause`. */
export class AppError extends Error {
  readonly errors?: FieldErrors;
  readonly list?: readonly object[];
  readonly retryAfter?: number;
  readonly challenge?: string;

  constructor(
    readonly status: number,
    private readonly words: Message,
    { errors, list, retryAfter, challenge, cause }: AppErrorOptions = {},
  ) {
    super(words(), { cause });
    this.name = new.target.name;
    this.errors = errors;
    this.list = list;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
  }

  /** The message to the client in this language; `message` is the English one, for the log. */
  messageIn(language: Language): string {
    return this.words(language);
  }
}

/** An error that prevents the start; the operator sees its message as one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
