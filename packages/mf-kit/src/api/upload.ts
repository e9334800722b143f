// Imports the kit by its name: a section bundles this module, and the kit is the shell's.
import {
  ApiError,
  getSession,
  pageLanguage,
  randomId,
  renewOrClear,
  unwrap,
} from '@phantom/mf-kit';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Receives the part that was sent, from 0 to 1. At 1 the server is still checking the file. */
  onProgress?: (part: number) => void;
  /** For the header `Idempotency-Key`: the server stores the content once, however often it is sent. */
  key?: string;
}

/** Sends a form with a file and reports the progress, which `fetch` cannot. @throws ApiError, or an AbortError by the signal */
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
    // The file is never sent again for another person who has signed in since.
    if (renewed?.user.id === session.user.id) return call();
    throw error;
  }
}

const UNAUTHORISED = 401;

/** One attempt; the result has the form that `unwrap` expects. */
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
    // `fetch` rejects with the same class, for which `unwrap` has a message.
    request.onerror = () => reject(new TypeError('No answer'));
    request.onload = () => resolve(toResponse(request));
    request.send(body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}
