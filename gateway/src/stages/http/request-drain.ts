import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './request-body.js';

/** Milliseconds for which the rest of the body is read and dropped after our end is sent. nginx calls it `lingering_timeout`. */
const LINGER = 2_000;

/**
 * Gives the client time to finish its body after an early response. A client that does not finish would keep its connection
 * for nothing: it is closed in stages (RFC 9112, section 9.6). Closing a socket with unread bytes would reset it, and the
 * operating system of the client would drop the response.
 */
export const drainRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  timeout: number,
): void => {
  if (!hasBody(request)) return;
  const { socket } = request;
  // Before the listener of Node.js, which closes the connection of a response with `Connection: close`.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    socket.destroySoon = () => closeInStages(socket);
    const timer = setTimeout(() => {
      if (!request.complete) closeInStages(socket);
    }, timeout);
    request.once('close', () => clearTimeout(timer));
  });
};

const closeInStages = (socket: Socket): void => {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
};
