import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../process/close-on-signal.js';

/** Milliseconds between two looks for connections that have become idle. */
const INTERVAL = 50;

/** Of the event loop: a stream of connections that never pauses keeps nothing open. */
const MOST_TURNS = 100;

/**
 * Lets a closing server end with its last answer. Connections that are idle when it closes are
 * closed at once; one whose answer is still under way would be kept open for a next request that
 * never comes. What takes too long is broken off, so that the database is left in order.
 *
 * @param patience milliseconds that requests in flight may take to finish
 */
export function drainConnectionsOnClose(fastify: FastifyInstance, patience: number): void {
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    if (!server.listening) return done();
    const sweep = setInterval(() => server.closeIdleConnections(), INTERVAL);
    const deadline = setTimeout(() => server.closeAllConnections(), patience);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(deadline);
    });
    whenNoneArrives(server, done);
  });
}

/**
 * Calls back after a turn of the event loop in which no connection came: those that the system has taken and the process has not
 * are broken off with the listening socket, and with them what their clients have sent already.
 */
function whenNoneArrives(server: Server, then: () => void): void {
  let hasCome = false;
  let turns = 0;
  const note = () => (hasCome = true);
  const look = () => {
    turns += 1;
    if (hasCome && turns < MOST_TURNS) {
      hasCome = false;
      setImmediate(look);
      return;
    }
    server.off('connection', note);
    then();
  };
  server.on('connection', note);
  // The first comes before the system was asked for connections, the second after.
  setImmediate(() => setImmediate(look));
}

/**
 * Once the process ends, each answer is the last of its connection. A balancer that keeps connections would else send a
 * request over one in the moment in which it is closed, and may not repeat what changes something.
 */
export function disableKeepAliveAtShutdown(server: Server, lifecycle: Lifecycle): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (lifecycle.isEnding) response.shouldKeepAlive = false;
  });
}
