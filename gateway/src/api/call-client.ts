import type { ServerResponse } from 'node:http';

/** Those for whom a call is made. */
export interface CallClient {
  /** Nobody is left to be answered. */
  readonly isGone: boolean;
  /** @returns stops listening */
  onGone: (listener: () => void) => () => void;
}

/** Why a call ended whose client went away. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/** The one client that gets this response. */
export const clientOf = (response: ServerResponse): CallClient => ({
  get isGone() {
    return response.destroyed;
  },
  onGone: (listener) => {
    response.once('close', listener);
    return () => response.off('close', listener);
  },
});
