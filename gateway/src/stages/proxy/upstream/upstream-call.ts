import { ServiceUnavailableError, TooLateError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import {
  ClientDisconnectedError,
  type DownstreamClient,
} from '../../../common/downstream-client.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** 503: the service was not tried, since its bulkhead is full or its breaker is open. */
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
  /** Milliseconds until the client has to get the begin of the response. */
  timeLeft: number;
}

/**
 * @throws ClientDisconnectedError if the client disconnected, which cancels the call
 * @throws OverloadedError if no connection became free
 * @throws Error of the connection, the service or the body
 */
export const upstreamCall = (
  dispatcher: Dispatcher,
  { request, handler, client, timeLeft }: UpstreamCallOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // The client disconnected during an earlier stage: there will be no event any more.
    if (client.isDisconnected) return reject(new ClientDisconnectedError());

    const queueing = setTimeout(() => {
      if (!handler.isUnderWay) handler.cancel(new OverloadedError());
    }, QUEUE_TIMEOUT);
    const deadline = setTimeout(() => {
      if (handler.isPassedOn) return;
      handler.cancel(handler.isUnderWay ? new TooLateError() : new OverloadedError());
    }, timeLeft);
    const stopListening = client.onDisconnect(() => handler.cancel(new ClientDisconnectedError()));
    handler.settle = (error) => {
      clearTimeout(queueing);
      clearTimeout(deadline);
      stopListening();
      if (error) reject(error);
      else resolve();
    };
    dispatcher.dispatch(request, handler);
  });
