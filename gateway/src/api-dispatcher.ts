import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Exchange } from './common/exchange.js';
import { Pipeline } from './pipeline.js';

/**
 * Runs the pipeline for every request, before the framework sees it: for an API call the framework's hooks, guards and
 * replies would cost half as much again. What the pipeline does not answer goes to the framework.
 */
@Injectable()
export class ApiDispatcher implements OnApplicationBootstrap {
  /** Requests for which the pipeline has run already. */
  private readonly passed = new WeakSet<IncomingMessage>();

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly pipeline: Pipeline,
  ) {}

  onApplicationBootstrap(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.attachToServer(fastify);
    this.attachToFramework(fastify);
  }

  private attachToServer({ server, log }: FastifyInstance): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const exchange = new Exchange(request, response);
      if (this.pipeline.handle(exchange)) {
        logWhenSent(log, exchange);
        return;
      }
      this.passed.add(request);
      for (const listener of framework) listener.call(server, request, response);
    });
  }

  /** Some requests reach the framework only: those of a second address of the host, and of `inject`. */
  private attachToFramework(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw, id }, reply, done) => {
      if (this.passed.has(raw) || !this.pipeline.handle(new Exchange(raw, reply.raw, id))) {
        return done();
      }
      reply.hijack();
    });
  }
}

/**
 * Writes the same line as the framework does for its own requests. It has the route and not the URL, since a query is
 * private.
 */
const logWhenSent = (
  log: FastifyBaseLogger,
  { route, request, response, requestId }: Exchange,
): void => {
  // Refused before it was routed: the stage that refused it writes a line, if any.
  if (!route) return;
  const start = performance.now();
  response.once('finish', () => {
    const ms = Math.round(performance.now() - start);
    const { statusCode: status } = response;
    log.info({ requestId, method: request.method, route: route.path, status, ms }, 'request');
  });
};
