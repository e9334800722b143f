import { ServiceUnavailableError, TooLateError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { type DownstreamClient, ClientDisconnectedError } from './downstream-client.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** 503 without a try. The log tells when that begins, not each time. */
export class OverloadedError extends ServiceUnavailableError {
  /** @param retryAfter seconds */
  constructor(retryAfter = 5) {
    super(undefined, retryAfter);
  }
}

/** Milliseconds that a call may wait for a free connection to its service. */
const QUEUE_TIMEOUT = 3_000;

export interface UpstreamCallOptions {
  request: Dispatcher.DispatchOptions;
  handler: UpstreamHandler;
  client: DownstreamClient;
  /** Milliseconds until the client has to get something of the answer. */
  timeLeft: number;
}

/**
 * Makes one call to a service and gives the answer to its handler.
 *
 * @throws ClientDisconnectedError if the client closed its connection, which cancels the call behind
 * @throws OverloadedError if no connection became free
 * @throws Error of the connection, the service or the body
 */
export const upstreamCall = (
  dispatcher: Dispatcher,
  { request, handler, client, timeLeft }: UpstreamCallOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // Gone while the token or the body was looked at: there will be no event any more.
    if (client.isDisconnected) return reject(new ClientDisconnectedError());

    const queueing = setTimeout(() => {
      if (!handler.isUnderWay) handler.cancel(new OverloadedError());
    }, QUEUE_TIMEOUT);
    const late = setTimeout(() => {
      if (handler.isPassedOn) return;
      handler.cancel(handler.isUnderWay ? new TooLateError() : new OverloadedError());
    }, timeLeft);
    const stopListening = client.onDisconnect(() => handler.cancel(new ClientDisconnectedError()));
    handler.settle = (error) => {
      clearTimeout(queueing);
      clearTimeout(late);
      stopListening();
      if (error) reject(error);
      else resolve();
    };
    dispatcher.dispatch(request, handler);
  });
