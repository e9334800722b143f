import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become idle. */
const INTERVAL = 50;

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
    if (server.listening) {
      const sweep = setInterval(() => server.closeIdleConnections(), INTERVAL);
      const deadline = setTimeout(() => server.closeAllConnections(), patience);
      server.once('close', () => {
        clearInterval(sweep);
        clearTimeout(deadline);
      });
    }
    done();
  });
}
