import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { TokenUser } from '../auth/token-user.js';
import type { ProcessConfig } from '../config/process-config.js';
import { deadlineOf } from '../deadline/deadline.js';
import { errorBody, toAppError } from '../errors/error-response.js';
import { preferredLanguage } from '../language/language.js';
import {
  CONTENT_AT_HEADER,
  CONTENT_CHANGE_HEADER,
  CONTENT_SINCE_HEADER,
  CONTENT_TYPES_HEADER,
  PREVIEW_HEADER,
  requestContext,
  type RequestContext,
} from '../context/request-context.js';
import { renewCertificate, requireCertificate } from '../tls/certificate.js';
import { drainConnectionsOnClose } from './drain-connections.js';
import { isRoutine } from './is-routine.js';
import { requestIdOf } from './request-id.js';
import { setCaching } from './response-caching.js';

/** Bytes; calls with uploads have their own limit. */
const BODY_LIMIT = 256 * 1024;

/** Milliseconds between two checks for slow requests. */
const LOOK_INTERVAL = 5_000;

/** The Fastify adapter of every service: JSON bodies only, a request id, one log line per request. */
export function createFastifyAdapter(
  logger: Logger,
  { shutdownDeadline, tlsDir }: Pick<ProcessConfig, 'shutdownDeadline' | 'tlsDir'>,
): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    // Fastify's lines hold the URL and the visitor's address; logRequest() writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    http: { connectionsCheckingInterval: LOOK_INTERVAL },
    // Only the gateway reaches a service, and it writes X-Forwarded-For itself.
    trustProxy: true,
    // Requests over open connections are still served while the process ends.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
    ...(tlsDir && { https: requireCertificate(tlsDir) }),
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  fastify.removeContentTypeParser('text/plain');
  if (tlsDir) renewCertificate(fastify, { folder: tlsDir, logger });
  drainConnectionsOnClose(fastify, shutdownDeadline);
  setCaching(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    requestContext.run(contextOf(request), done);
  });
  // Reading a body leaves the context in which the request began.
  fastify.addHook('preValidation', (request, _reply, done) => {
    requestContext.run(contextOf(request), done);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { contentChange, contentSince, contentTypes } = contextOf(request);
    if (contentChange !== undefined) reply.header(CONTENT_CHANGE_HEADER, contentChange);
    if (contentSince !== undefined) reply.header(CONTENT_SINCE_HEADER, contentSince);
    if (contentTypes) reply.header(CONTENT_TYPES_HEADER, [...contentTypes].sort().join());
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    requestContext.run(contextOf(request), () => logRequest(logger, request, reply));
    done();
  });
  return adapter;
}

const contexts = new WeakMap<FastifyRequest, RequestContext>();

/** One context per request: its deadline counts from its start. */
const contextOf = (request: FastifyRequest): RequestContext => {
  const { id: requestId, ip: address, headers } = request;
  const context = contexts.get(request) ?? {
    requestId,
    address,
    acceptLanguage: headers['accept-language'],
    previewToken: previewTokenOf(headers[PREVIEW_HEADER]),
    contentAt: headers[CONTENT_AT_HEADER]?.toString(),
    deadline: deadlineOf(headers),
  };
  contexts.set(request, context);
  return context;
};

const previewTokenOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header.length <= 100 ? header : undefined;

/** Logs the route, not the URL: a query may hold personal data. */
function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    // Undefined, and left out, where nobody is signed in.
    account: (request as { user?: TokenUser }).user?.id,
    ms: Math.round(reply.elapsedTime),
  };
  if (isRoutine(line.route)) logger.debug(line, 'request');
  else logger.info(line, 'request');
}

/** A URL that cannot be decoded fails before any hook or filter. */
function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toAppError(error);
  const language = preferredLanguage(request.headers['accept-language']);
  void reply
    .headers({ 'X-Request-Id': request.id, Vary: 'Accept-Language' })
    .status(failure.status)
    .send(errorBody(failure, language));
}
