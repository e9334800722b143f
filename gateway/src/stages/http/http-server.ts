import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { BadRequestError } from '@phantom/service-kit';
import type { FastifyInstance } from 'fastify';
import { DATA_POLICY, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { handleClientErrors } from './client-error.js';
import { malformedReason } from './request-validation.js';

/** Milliseconds that a client may take to send the head of a request, and the whole of it. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
/** And for how long it may take nothing of an answer. */
const STALLED = 120_000;

/** What holds for every request, whoever answers it. */
@Module({})
export class HttpServerModule implements OnModuleInit {
  private readonly logger = new Logger(HttpServerModule.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.server.headersTimeout = HEADERS_TIMEOUT;
    fastify.server.requestTimeout = REQUEST_TIMEOUT;
    fastify.server.setTimeout(STALLED);
    const security = securityHeaders(this.config.isSecure);
    handleClientErrors(fastify.server, security);
    keepBodiesAsStreams(fastify);
    fastify.addHook('onRequest', (request, reply, done) => {
      reply.headers({ ...security.fields, 'content-security-policy': DATA_POLICY });
      const fault = malformedReason(request.raw);
      if (fault) this.logger.log(`refused: ${fault}`);
      done(fault ? new BadRequestError() : undefined);
    });
  }
}

/** Bodies stay streams: the services read and check them. */
const keepBodiesAsStreams = (fastify: FastifyInstance): void => {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, body, done) => done(null, body));
};
