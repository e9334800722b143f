import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { Invalidation } from '../cache/invalidation.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { type SecurityHeaders, securityHeaders } from '../edge/security-headers.js';
import type { ApiRoute, BodyChoice, ServiceName } from './api-route.js';
import { askedAgain } from './asked-again.js';
import { chooseByBody } from './body-choice.js';
import { ClientGoneError, clientOf } from './call-client.js';
import { ClientAddress } from './client-address.js';
import { announcedLength, bufferedBody, hasBody, limitedBody } from './request-body.js';
import { requestHeaders } from './request-headers.js';
import { responseHeaders } from './response-headers.js';
import { ResponseRelay } from './response-relay.js';
import { ServicePools } from './service-pools.js';
import { upstreamCall } from './upstream-call.js';
import { upstreamFailure } from './upstream-failure.js';

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
  private readonly security: SecurityHeaders;

  constructor(
    config: GatewayConfig,
    private readonly pools: ServicePools,
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
  async forward(call: ProxyCall): Promise<void> {
    const { request, response } = call;
    const { target } = call.route;
    const passage =
      typeof target === 'string'
        ? { service: target, ...streamOf(request) }
        : await chosenPassage(target, request);
    const callOnce = () => this.callOnce(call, passage);
    try {
      await (isRead(request) ? askedAgain(callOnce, () => response.headersSent) : callOnce());
    } catch (error) {
      // It may have been done all the same.
      if (isChange(call)) this.invalidation.serviceChanged(passage.service);
      if (error instanceof ClientGoneError) return;
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

  private callOnce(call: ProxyCall, { service, body, contentLength }: Passage): Promise<void> {
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
    return upstreamCall(this.pools.of(service), {
      request: {
        path: request.url ?? '/',
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, provenance, contentLength),
        body,
      },
      handler: new ResponseRelay({ response, headersOf }),
      client: clientOf(response),
    });
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** What a visitor sends in, everybody else does not read; what those with a token do, they may. */
const isChange = ({ request, route }: ProxyCall): boolean =>
  route.access === 'token' && !isRead(request);

const chosenPassage = async (choice: BodyChoice, request: IncomingMessage): Promise<Passage> => {
  const body = await bufferedBody(request);
  return { service: chooseByBody(choice, body), body, contentLength: body.byteLength };
};

/** A body that comes with a read means nothing and stays behind. */
const streamOf = (request: IncomingMessage): Omit<Passage, 'service'> =>
  !isRead(request) && hasBody(request)
    ? { body: limitedBody(request), contentLength: announcedLength(request) }
    : {};
