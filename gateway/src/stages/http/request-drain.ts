import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-body.js';

/** Milliseconds for which what still comes is read and dropped, once we have sent our end. nginx calls it `lingering_timeout`. */
const LINGER = 2_000;

/**
 * Gives a client that has been answered before it had sent everything a while to end: it reads the answer afterwards. One that
 * goes on would keep its connection for nothing. Such a connection is closed in stages (RFC 9112, section 9.6): a socket that is
 * closed with unread bytes in it is reset, and the system of the client then drops the answer with it.
 *
 * @param patience milliseconds
 */
export const drainRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  patience: number,
): void => {
  if (!hasBody(request)) return;
  const { socket } = request;
  // Before Node.js's own listener, which closes the connection of an answer with `Connection: close`.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    socket.destroySoon = () => closeInStages(socket);
    const timer = setTimeout(() => {
      if (!request.complete) closeInStages(socket);
    }, patience);
    request.once('close', () => clearTimeout(timer));
  });
};

const closeInStages = (socket: Socket): void => {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
};
