import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { nameRoute } from '@phantom/service-kit';
import findMyWay from 'find-my-way';
import type { ApiRoute } from '../../common/api-route.js';
import type { Exchange, Stage, StageResult } from '../../common/exchange.js';
import { ROUTING_TABLE } from '../../generated/routing-table.js';

/** Finds the API route of a request. Without one the request is for the framework. */
@Injectable()
export class RouteStage implements Stage {
  handle(exchange: Exchange): StageResult {
    const { request } = exchange;
    const route = findRoute(request);
    if (!route) {
      exchange.isForFramework = true;
      return 'done';
    }
    exchange.route = route;
    nameRoute(request, route.path);
    return 'next';
  }
}

/** HEAD has the route of GET. */
export const findRoute = ({
  method,
  url = '/',
}: Pick<IncomingMessage, 'method' | 'url'>): ApiRoute | undefined => {
  const found = router.find(method === 'HEAD' ? 'GET' : (method as 'GET'), url);
  return found?.store as ApiRoute | undefined;
};

/** The router of Fastify, with the calls of the API only. */
const router = findMyWay({ querystringParser: () => ({}) });
for (const route of ROUTING_TABLE) router.on(route.method, route.path, () => undefined, route);
