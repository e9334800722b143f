import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { nameRoute, requestIdOf } from '@phantom/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { requestFault } from '../edge/request-fault.js';
import { ApiCalls } from './api-calls.js';
import type { ApiRoute } from './api-route.js';
import { routeOf } from './route-lookup.js';

/**
 * Takes the calls of the API from the server before the framework sees them: its hooks, guards and
 * replies cost half as much again as passing a call on. All else, and what is malformed, is left to it.
 */
@Injectable()
export class ApiEntrance implements OnApplicationBootstrap {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly calls: ApiCalls,
  ) {}

  onApplicationBootstrap(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.standBefore(fastify);
    this.standIn(fastify);
  }

  private standBefore({ server, log }: FastifyInstance): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const route = routeOf(request);
      if (!route || requestFault(request)) {
        for (const listener of framework) listener.call(server, request, response);
        return;
      }
      // The server closes: its connections end with the answers under way.
      if (!server.listening) response.shouldKeepAlive = false;
      nameRoute(request, route.path);
      const requestId = requestIdOf(request);
      logWhenSent(log, { route, request, response, requestId });
      void this.calls.answer({ route, requestId, request, response });
    });
  }

  /** For what comes by the framework all the same: a second address of the host, and `inject`. */
  private standIn(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw: request, id: requestId }, reply, done) => {
      const route = routeOf(request);
      if (!route) return done();
      reply.hijack();
      void this.calls.answer({ route, requestId, request, response: reply.raw });
    });
  }
}

interface TakenCall {
  route: ApiRoute;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/** The line that the framework writes of all other requests. The route and not the URL: a query is private. */
const logWhenSent = (
  log: FastifyBaseLogger,
  { route, request, response, requestId }: TakenCall,
): void => {
  const start = performance.now();
  response.once('finish', () => {
    const ms = Math.round(performance.now() - start);
    const { statusCode: status } = response;
    log.info({ requestId, method: request.method, route: route.path, status, ms }, 'request');
  });
};
