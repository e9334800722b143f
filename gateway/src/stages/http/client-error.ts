import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, errorBody, MESSAGES } from '@phantom/service-kit';
import type { SecurityHeaders } from '../../common/security-headers.js';

/** Answers what Node.js cannot parse as a request, in the common format. */
export const handleClientErrors = (server: Server, { fields }: SecurityHeaders): void => {
  // The response of the framework has another format and no request id.
  server.removeAllListeners('clientError');
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(rawResponse(errorOf(error.code), fields));
  });
};

const errorOf = (code: string | undefined): AppError => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError(408, MESSAGES.badRequest);
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError(431, MESSAGES.tooLarge);
  return new AppError(400, MESSAGES.badRequest);
};

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const rawResponse = (error: AppError, fields: SecurityHeaders['fields']): string => {
  const body = JSON.stringify(errorBody(error));
  return [
    `HTTP/1.1 ${error.status} ${REASONS[error.status]}`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};
