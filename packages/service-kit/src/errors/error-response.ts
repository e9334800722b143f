import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isStatementCancelled } from './database-unavailable.js';
import { FALLBACK_LANGUAGE, type Language } from '../language/language.js';
import { AppError } from './app-error.js';
import { codeOf } from './error-code.js';
import {
  BadRequestError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  ServiceUnavailableError,
  TooLateError,
  UnauthorizedError,
  UnsupportedMediaTypeError,
} from './errors.js';
import { MESSAGES } from '../messages/messages.js';

/** The body of every error response. 404 and 410 carry an empty list, for clients that read lists unchecked. */
export interface ErrorBody {
  error: 1;
  message: string;
  errors?: Record<string, string[]>;
  list?: readonly object[];
}

/** Maps any thrown value to the error of the response, without internals. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseUnavailable(thrown)) return new ServiceUnavailableError(thrown);
  if (isStatementCancelled(thrown)) return new TooLateError(thrown);
  const status = statusOf(thrown);
  return FRAMEWORK_FAILURES[status]?.() ?? unforeseen(status, thrown);
}

/** The body of an error response in this language. */
export function errorBody(failure: AppError, language: Language = FALLBACK_LANGUAGE): ErrorBody {
  const { status, errors } = failure;
  const message = failure.messageIn(language);
  const isMissing = status === 404 || status === 410;
  const list = failure.list ?? (isMissing ? [] : undefined);
  return { error: 1, message, ...(errors && { errors }), ...(list && { list }) };
}

/** Replaces the framework's messages, which name routes, parsers and classes. */
const FRAMEWORK_FAILURES: Record<number, (() => AppError) | undefined> = {
  401: () => new UnauthorizedError(),
  403: () => new ForbiddenError(),
  404: () => new NotFoundError(),
  410: () => new GoneError(),
  413: () => new PayloadTooLargeError(),
  415: () => new UnsupportedMediaTypeError(),
  503: () => new ServiceUnavailableError(),
};

/** Nest's exceptions and Fastify's own errors carry a status. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const own = thrown instanceof Error && 'statusCode' in thrown;
  return own && codeOf(thrown).startsWith('FST_') ? Number(thrown.statusCode) : 500;
}

function unforeseen(status: number, cause: unknown): AppError {
  if (status >= 400 && status < 500) {
    return status === 400 ? new BadRequestError() : new AppError(status, MESSAGES.badRequest);
  }
  return new AppError(500, MESSAGES.fault, { cause });
}
