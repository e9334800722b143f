import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { Invalidation } from '../../cache/invalidation.js';
import type { ApiRoute, ServiceName } from '../../common/api-route.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { ClientAddress } from '../http/client-address.js';
import { hasBody } from '../http/request-body.js';
import { targetByBody } from '../route/body-target.js';
import { requestHeaders, responseHeaders } from './proxy-headers.js';
import { RequestBodyReader } from './request-body-reader.js';
import { ResponseRelay } from './response-relay.js';
import { isMultipart, bulkheadOf } from './upstream/bulkhead.js';
import { ClientDisconnectedError, downstreamClientOf } from './upstream/downstream-client.js';
import { upstreamFailure } from './upstream/failure-classifier.js';
import { OverloadedError } from './upstream/upstream-call.js';
import { Upstreams } from './upstream/upstreams.service.js';

/** Bytes that are looked into to tell forms apart. */
const LOOKED_INTO = 64 * 1024;

export interface ApiExchange {
  route: ApiRoute;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

interface Passage {
  service: ServiceName;
  body?: Buffer | Readable;
  contentLength?: number;
  /** Milliseconds that the client has for a body that is passed on as it comes. */
  sending?: number;
}

/** Passes calls on to the services and their answers back. */
@Injectable()
export class ProxyStage {
  private readonly logger = new Logger(ProxyStage.name);
  private readonly publicOrigin: URL;
  private readonly security: SecurityHeaders;

  constructor(
    config: GatewayConfig,
    private readonly upstreams: Upstreams,
    private readonly bodies: RequestBodyReader,
    private readonly invalidation: Invalidation,
    private readonly clientAddress: ClientAddress,
  ) {
    this.publicOrigin = new URL(config.publicOrigin);
    this.security = securityHeaders(config.isSecure);
  }

  /**
   * Answers a call with what its service says. Resolves when the answer is complete, broken off, or
   * nobody waits for it any more.
   *
   * @throws AppError if nothing has been answered yet: the client is to be told
   */
  async forward(call: ApiExchange): Promise<void> {
    const { response } = call;
    const passage = await this.passageOf(call);
    try {
      await this.passOn(call, passage);
    } catch (error) {
      // Also one that was never passed on is read to its end: the client's connection goes on.
      if (passage.body instanceof Readable) passage.body.destroy();
      // It may have been done all the same.
      const wasSent = !(error instanceof OverloadedError);
      if (isChange(call) && wasSent) this.invalidation.serviceChanged(passage.service);
      if (error instanceof ClientDisconnectedError) return;
      if (!response.headersSent) throw upstreamFailure(error);
      const { requestId } = call;
      this.logger.warn({
        msg: 'an answer broke off',
        service: passage.service,
        requestId,
        err: error,
      });
      response.destroy();
    }
  }

  private async passageOf({ route: { target }, request }: ApiExchange): Promise<Passage> {
    if (typeof target !== 'string') {
      const body = await this.bodies.whole(request, LOOKED_INTO);
      return { service: targetByBody(target, body), body, contentLength: body.byteLength };
    }
    // A body that comes with a read means nothing and stays behind.
    if (isRead(request) || !hasBody(request)) return { service: target };
    if (isMultipart(request)) return { service: target, ...this.bodies.stream(request) };
    const body = await this.bodies.whole(request);
    return { service: target, body, contentLength: body.byteLength };
  }

  private passOn(call: ApiExchange, passage: Passage): Promise<void> {
    const { service, body, contentLength, sending } = passage;
    const { request, response, requestId, route } = call;
    const { access } = route;
    const provenance = {
      requestId,
      service,
      clientAddress: this.clientAddress.of(request),
      publicOrigin: this.publicOrigin,
    };
    const headersOf = (headers: IncomingHttpHeaders, status: number) => {
      // Whoever changed something reads it in what follows.
      if (status < 300 && isChange(call)) this.invalidation.serviceChanged(service);
      return responseHeaders(headers, { requestId, access, security: this.security });
    };
    return this.upstreams.call({
      service,
      bulkhead: bulkheadOf(route, request),
      sending,
      request: {
        path: request.url ?? '/',
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, provenance, contentLength),
        body,
      },
      handler: () => new ResponseRelay({ response, headersOf }),
      client: downstreamClientOf(response),
      mayRepeat: () => isRead(request) && !response.headersSent,
    });
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** What a visitor sends in, everybody else does not read; what those with a token do, they may. */
const isChange = ({ request, route }: ApiExchange): boolean =>
  route.access === 'token' && !isRead(request);
