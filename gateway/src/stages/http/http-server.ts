import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DATA_POLICY, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { handleClientErrors } from './client-error.js';

/** Milliseconds in which a client has to send the head of a request, and the whole request. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
/** Milliseconds for which a client may stop reading a response. */
const SOCKET_TIMEOUT = 120_000;

/** Configures the HTTP server and the framework: timeouts, bodies, and the security headers of the framework's replies. */
@Injectable()
export class HttpServer implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly config: GatewayConfig,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.server.headersTimeout = HEADERS_TIMEOUT;
    fastify.server.requestTimeout = REQUEST_TIMEOUT;
    fastify.server.setTimeout(SOCKET_TIMEOUT);
    const security = securityHeaders(this.config.isSecure);
    handleClientErrors(fastify.server, security);
    keepBodiesAsStreams(fastify);
    fastify.addHook('onRequest', (_request, reply, done) => {
      reply.headers({ ...security.fields, 'content-security-policy': DATA_POLICY });
      done();
    });
  }
}

/** The framework does not parse bodies: who needs one reads it from the stream. */
const keepBodiesAsStreams = (fastify: FastifyInstance): void => {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, body, done) => done(null, body));
};
