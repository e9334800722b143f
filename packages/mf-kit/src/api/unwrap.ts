import { pageText } from '../i18n/page-translations';
import { ApiError, type FieldErrors } from './api-error';
import { countUnreachedCall } from './unreached-calls';

interface CallResult<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

interface ErrorBody {
  error: number;
  message?: string;
  errors?: FieldErrors;
  list?: unknown[];
}

/**
 * The data of a call.
 * @throws ApiError when the server refuses, answers a non-zero `error`, or cannot be reached.
 * An aborted call rethrows its AbortError, as react-router expects.
 */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call.catch(rethrowInWords);
  if (response.ok && data !== undefined && data !== null && !isRefusal(data)) return data;
  throw toApiError(isErrorBody(error) ? error : data, response);
}

function rethrowInWords(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  const unreadable = cause instanceof SyntaxError;
  if (!unreadable) countUnreachedCall();
  const message = unreadable
    ? pageText('kit:unreadable', 'The server sent an answer we could not read. Please try again.')
    : pageText('kit:network', 'We cannot reach the server. Please check your connection.');
  throw new ApiError(message, 0);
}

function toApiError(body: unknown, response: Response): ApiError {
  const { message, errors, list } = isErrorBody(body) ? body : {};
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
  return new ApiError(
    message ?? pageText('kit:error.text', 'Sorry! something went wrong.'),
    response.status,
    errors,
    response.headers.get('X-Request-Id') ?? undefined,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
    list,
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body;
}

function isRefusal(body: unknown): boolean {
  return isErrorBody(body) && typeof body.error === 'number' && body.error !== 0;
}
