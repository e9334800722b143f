import { currentLanguage } from '../context/request-context.js';
import type { Message, MessageValues } from '../messages/message.js';
import { AppError, type FieldErrors } from './app-error.js';
import { MESSAGES } from '../messages/messages.js';

const errorClass = (status: number, words: Message): new (message?: Message) => AppError =>
  class extends AppError {
    constructor(message = words) {
      super(status, message);
    }
  };

/** 400: malformed JSON, or an invalid id. */
export class BadRequestError extends errorClass(400, MESSAGES.badRequest) {}

/** 401: wrong credentials, or no valid token: one text reveals nothing. The challenge of RFC 6750 names the reason of a revoked token. */
export class UnauthorizedError extends AppError {
  constructor(reason?: string) {
    const challenge = reason && `Bearer error="invalid_token", error_description="${reason}"`;
    super(401, MESSAGES.credentials, { challenge });
  }
}

/** 403: signed in, but not allowed. */
export class ForbiddenError extends errorClass(403, MESSAGES.forbidden) {}

/** 404; its body also carries `list: []`. */
export class NotFoundError extends AppError {
  constructor() {
    super(404, MESSAGES.notFound);
  }
}

/** 409: another request conflicts; the client may retry. */
export class ConflictError extends AppError {
  constructor(message: Message = MESSAGES.unavailable) {
    super(409, message, { retryAfter: 1 });
  }
}

/** 409: the change was made from an old version. The body carries the current row in `list`, so that a client can keep the input. */
export class StaleError extends AppError {
  /** @param row as in the successful response of the call, with its `version` */
  constructor(row: object, message: Message = MESSAGES.stale) {
    super(409, message, { list: [row] });
  }
}

/** 410: it was removed for good; its body also carries `list: []`. */
export class GoneError extends errorClass(410, MESSAGES.gone) {}

/** 413: more bytes than the call accepts. */
export class PayloadTooLargeError extends errorClass(413, MESSAGES.tooLarge) {}

/** 415: a body or file of a type that the call does not accept. */
export class UnsupportedMediaTypeError extends errorClass(415, MESSAGES.mediaType) {}

/** 422: messages per field, e.g. `{ email: ['email must be an email'] }`. */
export class ValidationError extends AppError {
  constructor(errors: FieldErrors, message: Message = MESSAGES.validation) {
    super(422, message, { errors });
  }
}

/** One message for one field, in the language of the request. */
export const fieldErrors = (
  field: string,
  message: Message,
  values?: MessageValues,
): FieldErrors => ({ [field]: [message(currentLanguage(), values)] });

/** 422 with one message for one field. */
export const fieldError = (
  ...[field, message, values]: Parameters<typeof fieldErrors>
): ValidationError => new ValidationError(fieldErrors(field, message, values));

/** 422: refused, but not because of a field. */
export class UnprocessableError extends AppError {
  constructor(message: Message) {
    super(422, message);
  }
}

/** 429 with `Retry-After` in whole seconds. */
export class TooManyRequestsError extends AppError {
  constructor(retryAfter: number) {
    super(429, MESSAGES.tooMany, { retryAfter });
  }
}

/** 504 with `Retry-After`: the caller's deadline is over. */
export class TooLateError extends AppError {
  constructor(cause?: unknown) {
    super(504, MESSAGES.unavailable, { retryAfter: 5, cause });
  }
}

/** 503 with `Retry-After`: a dependency is down. */
export class ServiceUnavailableError extends AppError {
  constructor(cause?: unknown, retryAfter = 5) {
    super(503, MESSAGES.unavailable, { retryAfter, cause });
  }
}
