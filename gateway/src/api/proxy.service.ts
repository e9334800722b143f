import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { GatewayConfig } from '../config/gateway.config.js';
import type { ApiRoute, ServiceName } from './api-route.js';
import { chooseByBody } from './body-choice.js';
import { announcedLength, bufferedBody, hasBody, limitedBody } from './request-body.js';
import { requestHeaders } from './request-headers.js';
import { responseHeaders } from './response-headers.js';
import { ServicePools } from './service-pools.js';
import { ClientGoneError, upstreamCall } from './upstream-call.js';
import { isLostConnection, upstreamFailure } from './upstream-failure.js';

/** Milliseconds that a call may wait for a free connection to its service. */
const QUEUE_TIMEOUT = 3_000;

/** One more than the retries: an idle connection may have been closed just as it was used again. */
const TRIES = 3;

export interface ProxyCall {
  route: ApiRoute;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

interface Passage {
  service: ServiceName;
  body?: Dispatcher.DispatchOptions['body'];
  contentLength?: number;
}

/** Passes calls on to the services and their answers back. */
@Injectable()
export class ProxyService {
  private readonly logger = new Logger(ProxyService.name);
  private readonly publicOrigin: URL;

  constructor(
    config: GatewayConfig,
    private readonly pools: ServicePools,
  ) {
    this.publicOrigin = new URL(config.publicOrigin);
  }

  /**
   * Answers a call with what its service says. Resolves when the answer is complete, broken off, or
   * nobody waits for it any more.
   *
   * @throws AppError if nothing has been answered yet: the client is to be told
   */
  async forward(call: ProxyCall): Promise<void> {
    const { response } = call;
    const passage = await this.passageOf(call);
    try {
      await this.callWithRetries(call, passage);
    } catch (error) {
      if (error instanceof ClientGoneError) return;
      if (!response.headersSent) throw upstreamFailure(error);
      this.logger.warn({ msg: 'an answer broke off', service: passage.service, err: error });
      response.destroy();
    }
  }

  private async passageOf({ route: { target }, request }: ProxyCall): Promise<Passage> {
    if (typeof target === 'string') return { service: target, ...streamOf(request) };
    const body = await bufferedBody(request);
    return { service: chooseByBody(target, body), body, contentLength: body.byteLength };
  }

  /** Only what changes nothing may be asked a second time. */
  private async callWithRetries(call: ProxyCall, passage: Passage): Promise<void> {
    const tries = isRead(call.request) ? TRIES : 1;
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await this.callOnce(call, passage);
      } catch (error) {
        const isRetried = left > 0 && isLostConnection(error) && !call.response.headersSent;
        if (!isRetried) throw error;
      }
    }
  }

  private callOnce(call: ProxyCall, { service, body, contentLength }: Passage): Promise<void> {
    const { request, response, requestId, route } = call;
    const provenance = {
      requestId,
      clientAddress: request.socket.remoteAddress ?? 'unknown',
      publicOrigin: this.publicOrigin,
    };
    return upstreamCall(this.pools.of(service), {
      request: {
        path: request.url ?? '/',
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, provenance, contentLength),
        body,
      },
      response,
      headersOf: (headers) => responseHeaders(headers, requestId, route.access),
      queueTimeout: QUEUE_TIMEOUT,
    });
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A body that comes with a read means nothing and stays behind. */
const streamOf = (request: IncomingMessage): Omit<Passage, 'service'> =>
  !isRead(request) && hasBody(request)
    ? { body: limitedBody(request), contentLength: announcedLength(request) }
    : {};
