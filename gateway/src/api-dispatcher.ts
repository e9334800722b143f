import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { BadRequestError, Lifecycle, nameRoute, requestIdOf } from '@phantom/service-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiRoute } from './common/api-route.js';
import { sendError } from './common/error-response.js';
import { securityHeaders } from './common/security-headers.js';
import { GatewayConfig } from './config/gateway.config.js';
import { Pipeline } from './pipeline.js';
import { AdmissionControl } from './stages/admission/admission-control.js';
import { sendOverloadResponse } from './stages/admission/overload-response.js';
import { drainRequest } from './stages/http/request-drain.js';
import { isReadable, malformedReason } from './stages/http/request-validation.js';
import { findRoute } from './stages/route/route.stage.js';

/**
 * Takes the calls of the API from the server before the framework sees them: its hooks, guards and
 * replies cost half as much again as passing a call on. All else, and what is malformed, is left to it. What is too much goes
 * no further, whoever it is for.
 */
@Injectable()
export class ApiDispatcher implements OnApplicationBootstrap {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly calls: Pipeline,
    private readonly config: GatewayConfig,
    private readonly gate: AdmissionControl,
    private readonly lifecycle: Lifecycle,
  ) {}

  onApplicationBootstrap(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    this.standBefore(fastify);
    this.standIn(fastify);
  }

  private standBefore({ server, log }: FastifyInstance): void {
    const security = securityHeaders(this.config.isSecure);
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const requestId = requestIdOf(request);
      drainRequest(request, response, this.config.bodyWindow);
      if (this.gate.admit(request, response) === 'refused') {
        return sendOverloadResponse({ request, response, requestId }, security);
      }
      // The framework would answer it before any hook of ours.
      if (!isReadable(request)) {
        log.info({ requestId, status: 400 }, 'refused: an escape in the path');
        return sendError({ request, response, requestId }, new BadRequestError(), security);
      }
      const route = findRoute(request);
      if (!route || malformedReason(request)) {
        for (const listener of framework) listener.call(server, request, response);
        return;
      }
      // The process ends: its connections do with the answers under way.
      if (this.lifecycle.isEnding || !server.listening) response.shouldKeepAlive = false;
      nameRoute(request, route.path);
      logWhenSent(log, { route, request, response, requestId });
      void this.calls.answer({ route, requestId, request, response });
    });
  }

  /** For what comes by the framework all the same: a second address of the host, and `inject`. */
  private standIn(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw: request, id: requestId }, reply, done) => {
      const route = findRoute(request);
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
