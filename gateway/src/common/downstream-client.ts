import type { ServerResponse } from 'node:http';

/** The client, or the clients, for which an upstream call is made. */
export interface DownstreamClient {
  readonly isDisconnected: boolean;
  /** @returns stops listening */
  onDisconnect: (listener: () => void) => () => void;
}

/** The call was cancelled because its client disconnected. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';
}

export const downstreamClientOf = (response: ServerResponse): DownstreamClient => ({
  get isDisconnected() {
    return response.destroyed;
  },
  onDisconnect: (listener) => {
    response.once('close', listener);
    return () => response.off('close', listener);
  },
});
