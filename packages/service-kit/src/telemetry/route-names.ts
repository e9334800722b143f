import type { IncomingMessage } from 'node:http';

const names = new WeakMap<IncomingMessage, string>();

/** Says by which route a request is answered, for traces and metrics: never its URL, of which there are any number. */
export const nameRoute = (request: IncomingMessage, route: string): void => {
  names.set(request, route);
};

export const routeNameOf = (request: IncomingMessage): string => names.get(request) ?? 'unknown';
