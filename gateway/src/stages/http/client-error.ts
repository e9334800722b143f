import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, errorBody, MESSAGES } from '@phantom/service-kit';
import type { SecurityHeaders } from '../../common/security-headers.js';

/** What is no HTTP request fails before there is anything to route: answered in the same form. */
export const handleClientErrors = (server: Server, { fields }: SecurityHeaders): void => {
  // The framework's own answer has another form and no request id.
  server.removeAllListeners('clientError');
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(rawAnswer(failureOf(error.code), fields));
  });
};

const failureOf = (code: string | undefined): AppError => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError(408, MESSAGES.badRequest);
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError(431, MESSAGES.tooLarge);
  return new AppError(400, MESSAGES.badRequest);
};

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const rawAnswer = (failure: AppError, fields: SecurityHeaders['fields']): string => {
  const body = JSON.stringify(errorBody(failure));
  return [
    `HTTP/1.1 ${failure.status} ${REASONS[failure.status]}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};
