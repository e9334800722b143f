import type { ApiRoute } from './api-route.js';
import { ROUTING_TABLE } from './routing-table.js';

const routes = new Map(ROUTING_TABLE.map((route) => [`${route.method} ${route.path}`, route]));

interface MatchedRequest {
  method: string;
  routeOptions: { url?: string };
}

/** The paths that are called by a method. */
export const pathsOf = (method: ApiRoute['method']): string[] =>
  ROUTING_TABLE.filter((route) => route.method === method).map(({ path }) => path);

/** The route that the server matched; HEAD is answered where GET is. */
export const routeOf = ({ method, routeOptions }: MatchedRequest): ApiRoute | undefined =>
  routes.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
