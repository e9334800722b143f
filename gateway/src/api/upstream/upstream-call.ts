import { ServiceUnavailableError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { type CallClient, ClientGoneError } from './call-client.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** Milliseconds that a call may wait for a free connection to its service. */
const QUEUE_TIMEOUT = 3_000;

export interface UpstreamCallOptions {
  request: Dispatcher.DispatchOptions;
  handler: UpstreamHandler;
  client: CallClient;
}

/**
 * Makes one call to a service and gives the answer to its handler.
 *
 * @throws ClientGoneError if the client closed its connection, which cancels the call behind
 * @throws Error of the connection, the service or the body
 */
export const upstreamCall = (
  dispatcher: Dispatcher,
  { request, handler, client }: UpstreamCallOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Gone while the token or the body was looked at: there will be no event any more.
    if (client.isGone) return reject(new ClientGoneError());

    let waiting: NodeJS.Timeout | undefined;
    const stopListening = client.onGone(() => handler.cancel(new ClientGoneError()));
    handler.settle = (error) => {
      clearTimeout(waiting);
      stopListening();
      if (error) reject(error);
      else resolve();
    };
    dispatcher.dispatch(request, handler);
    if (!handler.isUnderWay) {
      waiting = setTimeout(() => {
        if (!handler.isUnderWay) handler.cancel(new ServiceUnavailableError());
      }, QUEUE_TIMEOUT);
    }
  });
