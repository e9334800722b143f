import type { IncomingMessage } from 'node:http';

const names = new WeakMap<IncomingMessage, string>();

/** Sets the route name of a request for traces and metrics: URLs are unbounded. */
export const nameRoute = (request: IncomingMessage, route: string): void => {
  names.set(request, route);
};

export const routeNameOf = (request: IncomingMessage): string => names.get(request) ?? 'unknown';
