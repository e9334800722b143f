import type { Server, ServerResponse } from 'node:http';
import type { Lifecycle } from '../process/lifecycle.js';

/**
 * Once the process ends, each answer is the last of its connection. A balancer that keeps connections would else send a
 * request over one in the moment in which it is closed, and may not repeat what changes something.
 */
export function disableKeepAliveAtShutdown(server: Server, lifecycle: Lifecycle): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (lifecycle.isEnding) response.shouldKeepAlive = false;
  });
}
