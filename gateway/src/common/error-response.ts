import type { OutgoingHttpHeaders } from 'node:http';
import { type AppError, errorBody, preferredLanguage } from '@phantom/service-kit';
import type { Exchange } from './exchange.js';
import { DATA_POLICY, type SecurityHeaders } from './security-headers.js';

/** In the common JSON format, in the language of the client. */
export const sendError = (
  { request, response, requestId }: Exchange,
  failure: AppError,
  security: SecurityHeaders,
): void => {
  const language = preferredLanguage(request.headers['accept-language']);
  const body = JSON.stringify(errorBody(failure, language));
  const { status, retryAfter, challenge } = failure;
  const headers: OutgoingHttpHeaders = {
    ...security.fields,
    'content-security-policy': DATA_POLICY,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    vary: 'accept-language',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  if (challenge !== undefined) headers['www-authenticate'] = challenge;
  // The rest of the slow request would block the connection.
  if (status === 408) response.shouldKeepAlive = false;
  response.writeHead(status, headers);
  // Node.js omits the body for HEAD.
  response.end(body);
};
