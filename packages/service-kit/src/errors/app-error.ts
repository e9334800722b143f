import type { Language } from '../language/language.js';
import { type Message, textOf } from '../messages/message.js';

/** Messages per field in the reader's language, e.g. `{ email: ['Please enter an email address'] }`. */
export type FieldErrors = Record<string, string[]>;

export interface AppErrorOptions {
  errors?: FieldErrors;
  /** What the client can go on with: the row as it is now. */
  list?: readonly object[];
  /** Seconds after which another try makes sense; answered as `Retry-After`. */
  retryAfter?: number;
  /** Answered as `WWW-Authenticate`. */
  challenge?: string;
  /** What really happened, for the log only. */
  cause?: unknown;
}

/** A failure with an answer of its own: its words, `errors` and `list` reach the client, `cause` never does. */
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
    super(textOf(words), { cause });
    this.name = new.target.name;
    this.errors = errors;
    this.list = list;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
  }

  /** What the client is told, in this language; `message` is the English of it, for the log. */
  messageIn(language: Language): string {
    return textOf(this.words, language);
  }
}

/** A fault that keeps a process from starting; its message is the one line that the operator sees. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
