import { pageLanguage } from '../i18n/page-translations';
import { renewOrClear } from '../session/renew-session';
import { getSession } from '../session/session';
import { ApiError } from './api-error';
import { randomId } from './random-id';
import { unwrap } from './unwrap';

/** How an upload goes out. */
export interface UploadOptions {
  /** Ends the upload; what has arrived of it is thrown away by the server. */
  signal?: AbortSignal;
  /** Called as the bytes go out: the part that is through, from 0 to 1. At 1 the server is still looking at them. */
  onProgress?: (part: number) => void;
  /** For the header `Idempotency-Key`: the same content is stored once, however often it is sent. */
  key?: string;
}

/**
 * Sends a file with what belongs to it, and tells how much of it is through, which `fetch` cannot. The session's token
 * goes along, and is renewed once where it has just run out.
 *
 * @param path of the call, as `/api/auth/current-Properties-file`
 * @throws ApiError when the server refuses or cannot be reached; a DOMException `AbortError` when the signal ended it
 */
export async function upload<Answer>(
  path: string,
  body: FormData,
  options: UploadOptions = {},
): Promise<Answer> {
  const call = () => unwrap(send<Answer>(path, body, options)) as Promise<Answer>;
  const session = getSession();
  try {
    return await call();
  } catch (error) {
    if (!session || !(error instanceof ApiError) || error.status !== UNAUTHORISED) throw error;
    const renewed = await renewOrClear(session.access_token);
    // What one person sent is never sent again for another who has signed in since.
    if (renewed?.user.id === session.user.id) return call();
    throw error;
  }
}

const UNAUTHORISED = 401;

/** One attempt, in the form that `unwrap` takes. */
async function send<Answer>(path: string, body: FormData, options: UploadOptions) {
  const response = await transfer(path, body, options);
  const content: unknown = await response.json();
  return response.ok ? { data: content as Answer, response } : { error: content, response };
}

function transfer(path: string, body: FormData, options: UploadOptions): Promise<Response> {
  const { signal, onProgress, key } = options;
  const request = new XMLHttpRequest();
  request.open('POST', path);
  const token = getSession()?.access_token;
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  if (key) request.setRequestHeader('Idempotency-Key', key);
  request.setRequestHeader('Accept-Language', pageLanguage());
  request.setRequestHeader('X-Request-Id', randomId());
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
  request.upload.onload = () => onProgress?.(1);

  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was ended', 'AbortError'));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.onabort = aborted;
    // As fetch has it: `unwrap` puts it into words.
    request.onerror = () => reject(new TypeError('No answer'));
    request.onload = () => resolve(answerOf(request));
    request.send(body);
  });
}

/** What the rest of the kit knows how to read. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
