import type { Server } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { BadRequestError, Lifecycle } from '@phantom/service-kit';
import type { Exchange, Stage, StageResult } from '../../common/exchange.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { drainRequest } from './request-drain.js';
import { malformedReason } from './request-validation.js';

/** Refuses malformed requests, takes care of the connection after the response, and sets the request id for everything after it. */
@Injectable()
export class HttpStage implements Stage {
  private readonly logger = new Logger(HttpStage.name);
  private readonly server: Server;
  private readonly bodyWindow: number;

  constructor(
    adapterHost: HttpAdapterHost<FastifyAdapter>,
    { bodyWindow }: GatewayConfig,
    private readonly lifecycle: Lifecycle,
  ) {
    this.server = adapterHost.httpAdapter.getHttpServer() as Server;
    this.bodyWindow = bodyWindow;
  }

  handle(exchange: Exchange): StageResult {
    const { request, response } = exchange;
    // While the process ends, each response is the last one of its connection.
    if (this.lifecycle.isEnding || !this.server.listening) response.shouldKeepAlive = false;
    drainRequest(request, response, this.bodyWindow);
    const reason = malformedReason(request);
    const { requestId } = exchange;
    if (reason !== undefined) {
      this.logger.log({ msg: `refused: ${reason}`, requestId, status: 400 });
      throw new BadRequestError();
    }
    request.headers['x-request-id'] = requestId;
    return 'next';
  }
}
