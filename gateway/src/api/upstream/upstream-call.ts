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
  /** Milliseconds until the client has to get something of the answer. */
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

    const queueing = setTimeout(() => {
      if (!handler.isUnderWay) handler.cancel(new TurnedAwayError());
    }, QUEUE_TIMEOUT);
    const late = setTimeout(() => {
      if (handler.isPassedOn) return;
      handler.cancel(handler.isUnderWay ? new TooLateError() : new TurnedAwayError());
    }, timeLeft);
    const stopListening = client.onGone(() => handler.cancel(new ClientGoneError()));
    handler.settle = (error) => {
      clearTimeout(queueing);
      clearTimeout(late);
      stopListening();
      if (error) reject(error);
      else resolve();
    };
    dispatcher.dispatch(request, handler);
  });
