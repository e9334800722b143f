import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './request-body.js';

/**
 * Gives a client that has been answered before it had sent everything a while to end: it reads the answer afterwards. One that
 * goes on would keep its connection for nothing.
 *
 * @param patience milliseconds
 */
export const endUnreadBody = (
  request: IncomingMessage,
  response: ServerResponse,
  patience: number,
): void => {
  if (!hasBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, patience);
    request.once('close', () => clearTimeout(timer));
  });
};
