import { AppError, type FieldErrors } from './app-error.js';

export const MESSAGES = {
  badRequest: 'The request could not be understood',
  credentials: 'Invalid credentials',
  forbidden: 'You are not allowed to do this',
  notFound: 'Sorry! the page you are looking for could not be found',
  tooLarge: 'The request is too large',
  mediaType: 'This media type is not supported',
  validation: 'Please check the values you entered',
  tooMany: 'Too many attempts, please try again later',
  fault: 'Sorry! something went wrong, please contact our support team',
  unavailable: 'This service does not answer at the moment, please try again later',
} as const;

/** 400: malformed JSON, or an id that cannot be one. */
export class BadRequestError extends AppError {
  constructor(message: string = MESSAGES.badRequest) {
    super(400, message);
  }
}

/** 401: wrong credentials, or no valid token. One text for all, so that nothing can be told from it. */
export class UnauthorizedError extends AppError {
  constructor() {
    super(401, MESSAGES.credentials);
  }
}

/** 403: signed in, but not allowed. */
export class ForbiddenError extends AppError {
  constructor(message: string = MESSAGES.forbidden) {
    super(403, message);
  }
}

/** 404; its body also carries `list: []`. */
export class NotFoundError extends AppError {
  constructor() {
    super(404, MESSAGES.notFound);
  }
}

/** 413: more bytes than this call takes. */
export class PayloadTooLargeError extends AppError {
  constructor(message: string = MESSAGES.tooLarge) {
    super(413, message);
  }
}

/** 415: a body or file of a kind that this call does not take. */
export class UnsupportedMediaTypeError extends AppError {
  constructor(message: string = MESSAGES.mediaType) {
    super(415, message);
  }
}

/** 422: messages per field, e.g. `{ email: ['email must be an email'] }`. */
export class ValidationError extends AppError {
  constructor(errors: FieldErrors, message: string = MESSAGES.validation) {
    super(422, message, { errors });
  }
}

/** 429 with `Retry-After` in whole seconds. */
export class TooManyRequestsError extends AppError {
  constructor(retryAfter: number) {
    super(429, MESSAGES.tooMany, { retryAfter });
  }
}

/** 503 with `Retry-After`: something that this answer depends on is down. */
export class ServiceUnavailableError extends AppError {
  constructor(cause?: unknown, retryAfter = 5) {
    super(503, MESSAGES.unavailable, { retryAfter, cause });
  }
}
