import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type AppError, errorBody } from '@phantom/service-kit';
import { SECURITY_HEADERS } from '../edge/security-headers.js';

/** Tells the client why its call failed, in the form that all failures have. */
export const answerFailure = (
  response: ServerResponse,
  failure: AppError,
  requestId: string,
): void => {
  const body = JSON.stringify(errorBody(failure));
  const { status, retryAfter } = failure;
  const headers: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  response.writeHead(status, headers);
  // Node.js leaves the body out where the request was a HEAD.
  response.end(body);
};
