import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from '../process/close-on-signal.js';

/** Milliseconds between two closings of idle connections. */
const INTERVAL = 50;

/** Turns of the event loop: endless new connections do not prevent the close. */
const MOST_TURNS = 100;

/** Closes connections of a closing server as soon as they are idle, which Node does only once, and all after `patience` milliseconds. */
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

/** Calls back after a turn of the event loop without a new connection: those not yet accepted would be lost with the socket. */
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

/** A balancer could send a request over a connection that is being closed, and may not repeat one that changes something. */
export function disableKeepAliveAtShutdown(server: Server, lifecycle: Lifecycle): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (lifecycle.isEnding) response.shouldKeepAlive = false;
  });
}
