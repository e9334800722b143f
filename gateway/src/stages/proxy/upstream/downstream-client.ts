import type { ServerResponse } from 'node:http';

/** Those for whom a call is made. */
export interface DownstreamClient {
  /** Nobody is left to be answered. */
  readonly isDisconnected: boolean;
  /** @returns stops listening */
  onDisconnect: (listener: () => void) => () => void;
}

/** Why a call ended whose client went away. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';
}

/** The one client that gets this response. */
export const downstreamClientOf = (response: ServerResponse): DownstreamClient => ({
  get isDisconnected() {
    return response.destroyed;
  },
  onDisconnect: (listener) => {
    response.once('close', listener);
    return () => response.off('close', listener);
  },
});
