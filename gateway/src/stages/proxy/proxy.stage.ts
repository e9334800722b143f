import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { PREVIEW_HEADER } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { Invalidation } from '../../cache/invalidation.js';
import { isPreview } from '../../common/preview-header.js';
import type { ApiExchange, Stage, StageResult } from '../../common/exchange.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import type { ServiceName } from '../../config/services.js';
import { ClientAddress } from '../http/client-address.js';
import { hasBody, LARGE_UPLOAD_LIMIT } from '../http/request-body.js';
import { targetByBody } from '../route/body-target.js';
import { requestHeaders, responseHeaders } from './proxy-headers.js';
import { RequestBodyReader } from './request-body-reader.js';
import { ResponseRelay } from './response-relay.js';
import { bulkheadOf, isMultipart } from './upstream/bulkhead.js';
import { ClientDisconnectedError, downstreamClientOf } from '../../common/downstream-client.js';
import { toClientError } from './upstream/failure-classifier.js';
import { OverloadedError } from './upstream/upstream-call.js';
import { Upstreams } from './upstream/upstreams.service.js';

/** Bytes of a body that selects the service by its fields. */
const MAX_SELECTING_BODY = 64 * 1024;

/** Milliseconds. Pictures are drawn in several sizes, one picture after the other. */
const LARGE_UPLOAD_PROCESSING = 60_000;

interface Forwarding {
  service: ServiceName;
  body?: Buffer | Readable;
  contentLength?: number;
  /** Milliseconds that the client has for a body that is passed on as a stream. */
  sending?: number;
  /** Milliseconds that the service has for the response. */
  processing?: number;
}

/** Passes calls on to the services, and their responses back. */
@Injectable()
export class ProxyStage implements Stage {
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

  /** @throws AppError if nothing has been sent yet */
  async handle(exchange: ApiExchange): Promise<StageResult> {
    const { response } = exchange;
    const forwarding = await this.forwardingOf(exchange);
    try {
      await this.forward(exchange, forwarding);
    } catch (error) {
      // A body that was not passed on is read to its end: the connection of the client stays usable.
      if (forwarding.body instanceof Readable) forwarding.body.destroy();
      // The service may have made the change although its response is missing.
      const wasSent = !(error instanceof OverloadedError);
      if (isChange(exchange) && wasSent) this.invalidation.serviceChanged(forwarding.service);
      if (error instanceof ClientDisconnectedError) return 'done';
      if (!response.headersSent) throw toClientError(error);
      const { requestId } = exchange;
      const { service } = forwarding;
      this.logger.warn({ msg: 'an answer broke off', service, requestId, err: error });
      response.destroy();
    }
    return 'done';
  }

  private async forwardingOf({ route, request }: ApiExchange): Promise<Forwarding> {
    const { target, isLargeUpload } = route;
    if (typeof target !== 'string') {
      const body = await this.bodies.buffer(request, MAX_SELECTING_BODY);
      return { service: targetByBody(target, body), body, contentLength: body.byteLength };
    }
    // The body of a read has no meaning and is not passed on.
    if (isRead(request) || !hasBody(request)) return { service: target };
    if (isMultipart(request)) {
      if (!isLargeUpload) return { service: target, ...this.bodies.stream(request) };
      const upload = this.bodies.stream(request, LARGE_UPLOAD_LIMIT);
      return { service: target, ...upload, processing: LARGE_UPLOAD_PROCESSING };
    }
    const body = await this.bodies.buffer(request);
    return { service: target, body, contentLength: body.byteLength };
  }

  private forward(exchange: ApiExchange, forwarding: Forwarding): Promise<void> {
    const { service, body, contentLength, sending, processing } = forwarding;
    const { request, response, requestId, route } = exchange;
    const { access } = route;
    const isShowingDrafts = isPreview(exchange);
    const origin = {
      requestId,
      service,
      clientAddress: this.clientAddress.of(request),
      publicOrigin: this.publicOrigin,
    };
    const headersOf = (headers: IncomingHttpHeaders, status: number) => {
      // Before the client gets the response: its next read has to show the change.
      if (status < 300 && isChange(exchange)) this.invalidation.serviceChanged(service);
      const passed = isShowingDrafts ? { ...headers, ...NOT_STORED } : headers;
      return responseHeaders(passed, { requestId, access, security: this.security });
    };
    return this.upstreams.call({
      service,
      bulkhead: bulkheadOf(route, request),
      sending,
      processing,
      request: {
        path: request.url ?? '/',
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(
          isShowingDrafts ? request.headers : withoutPreview(request.headers),
          origin,
          contentLength,
        ),
        body,
      },
      handler: () => new ResponseRelay({ response, headersOf }),
      client: downstreamClientOf(response),
      mayRepeat: () => isRead(request) && !response.headersSent,
    });
  }
}

/** Of a response with drafts, whatever the service says. */
const NOT_STORED = { 'cache-control': 'private, no-store' };

const withoutPreview = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  return PREVIEW_HEADER in headers ? { ...headers, [PREVIEW_HEADER]: undefined } : headers;
};

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether cached responses may be outdated afterwards. What a visitor sends without a token, nobody else can read. */
const isChange = ({ request, route }: ApiExchange): boolean =>
  route.access === 'token' && !route.changesAreStreamed && !isRead(request);
