import type { IncomingMessage } from 'node:http';
import type { ApiRoute } from './api-route.js';

/**
 * Calls that cannot hold each other up: each lane of a service has connections of its own. `passwords` are slow by design,
 * `transfers` as slow as the client's line.
 */
export const LANES = ['calls', 'passwords', 'transfers'] as const;

export type Lane = (typeof LANES)[number];

export const laneOf = (route: ApiRoute, request: Pick<IncomingMessage, 'headers'>): Lane => {
  if (route.hashesPassword) return 'passwords';
  return route.access === 'signed' || isMultipart(request) ? 'transfers' : 'calls';
};

/** Files come in such bodies, and are passed on as they come. */
export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
