import { TooLateError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { type CallClient, ClientGoneError } from '../call-client.js';
import { TurnedAwayError } from './turned-away-error.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** Milliseconds that a call may wait for a free connection to its service. */
const QUEUE_TIMEOUT = 3_000;

export interface UpstreamCallOptions {
  request: Dispatcher.DispatchOptions;
  handler: UpstreamHandler;
  client: CallClient;
  /** Milliseconds until the head of the answer has to be there. */
  timeLeft: number;
}

/**
 * Makes one call to a service and gives the answer to its handler.
 *
 * @throws ClientGoneError if the client closed its connection, which cancels the call behind
 * @throws TurnedAwayError if no connection became free
 * @throws Error of the connection, the service or the body
 */
export const upstreamCall = (
  dispatcher: Dispatcher,
  { request, handler, client, timeLeft }: UpstreamCallOptions,
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
    if (handler.isUnderWay) return;
    const patience = Math.min(QUEUE_TIMEOUT, timeLeft);
    waiting = setTimeout(() => {
      if (!handler.isUnderWay) return handler.cancel(new TurnedAwayError());
      // The connection counts from when it was had: the time spent waiting for it is gone all the same.
      waiting = setTimeout(() => {
        if (handler.status === undefined) handler.cancel(new TooLateError());
      }, timeLeft - patience);
    }, patience);
  });
