import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become idle. */
const INTERVAL = 50;

/** Milliseconds that requests in flight may take to finish; less than the process is given to end. */
const DEADLINE = 8_000;

/**
 * Lets a closing server end with its last answer. Connections that are idle when it closes are
 * closed at once; one whose answer is still under way would be kept open for a next request that
 * never comes. What takes too long is broken off, so that the database is left in order.
 */
export function drainConnectionsOnClose(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    if (server.listening) {
      const sweep = setInterval(() => server.closeIdleConnections(), INTERVAL);
      const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE);
      server.once('close', () => {
        clearInterval(sweep);
        clearTimeout(deadline);
      });
    }
    done();
  });
}
