import type { ServerResponse } from 'node:http';
import { ServiceUnavailableError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { type RelayOptions, ResponseRelay } from './response-relay.js';

export interface UpstreamCallOptions extends Pick<RelayOptions, 'headersOf'> {
  request: Dispatcher.DispatchOptions;
  response: ServerResponse;
  /** Milliseconds that a call may wait for a free connection. */
  queueTimeout: number;
}

/** Why a call ended whose client went away: nobody is left to be answered. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/**
 * Makes one call to a service and relays its answer.
 *
 * @throws ClientGoneError if the client closed its connection, which cancels the call behind
 * @throws Error of the connection, the service or the body; look at `response.headersSent` to know
 * whether the client can still be told
 */
export const upstreamCall = (
  dispatcher: Dispatcher,
  { request, response, headersOf, queueTimeout }: UpstreamCallOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Gone while the token or the body was looked at: there will be no event any more.
    if (response.destroyed) return reject(new ClientGoneError());

    const settle = (error?: Error): void => {
      clearTimeout(waiting);
      response.off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const relay = new ResponseRelay({ response, headersOf, settle });
    const onClose = (): void => relay.cancel(new ClientGoneError());
    let waiting: NodeJS.Timeout | undefined;

    response.once('close', onClose);
    dispatcher.dispatch(request, relay);
    if (!relay.isUnderWay) {
      waiting = setTimeout(() => {
        if (!relay.isUnderWay) relay.cancel(new ServiceUnavailableError());
      }, queueTimeout);
    }
  });
