import { pageText } from '../i18n/translations';

/** The messages of each field that the server refused. */
export type FieldErrors = Record<string, string[]>;

/** A call that failed. The message is written for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    readonly errors: FieldErrors = {},
    readonly requestId?: string,
    /** Seconds to wait before the next attempt. */
    readonly retryAfter?: number,
    /** At 409 for a stale version: the current row. */
    readonly list: readonly unknown[] = [],
  ) {
    super(message);
  }
}

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

/** The data of a call. @throws ApiError when it failed; the AbortError of an aborted call, as react-router expects */
export async function unwrap<Data>(call: Promise<CallResult<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call.catch(rethrowInWords);
  if (response.ok && data !== undefined && data !== null && !isRefusal(data)) return data;
  throw toApiError(isErrorBody(error) ? error : data, response);
}

function rethrowInWords(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  const unreadable = cause instanceof SyntaxError;
  if (!unreadable) unreachedCalls += 1;
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

/** How many calls of this page got no response so far. */
export let unreachedCalls = 0;

/** The entries of an array that a service returns as JSON text. Empty when the text is no JSON array. */
export function parseJsonArray(text: string | null | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
