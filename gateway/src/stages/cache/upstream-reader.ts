import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Language } from '@phantom/service-kit';
import { responsePolicy } from '../../cache/cache-policy.js';
import type { ServiceName } from '../../config/services.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { requestHeaders, responseHeaders } from '../proxy/proxy-headers.js';
import type { DownstreamClient } from '../../common/downstream-client.js';
import { Upstreams } from '../proxy/upstream/upstreams.service.js';
import type { BufferedResponse } from './cached-response.js';
import { ResponseCollector } from './response-collector.js';

export interface UpstreamReadRequest {
  service: ServiceName;
  url: string;
  language: Language;
  /** Whether the cache key contains the language. */
  isByLanguage: boolean;
  requestId: string;
  clientAddress: string;
  client: DownstreamClient;
  /** Gets a response that is not cacheable as a stream. Without it, as in a background reload, the response is dropped. */
  response?: ServerResponse;
}

/** Makes the upstream calls of the cache. They contain nothing of the client that happens to ask first. */
@Injectable()
export class UpstreamReader {
  private readonly publicOrigin: URL;
  private readonly security: SecurityHeaders;

  constructor(
    config: GatewayConfig,
    private readonly upstreams: Upstreams,
  ) {
    this.publicOrigin = new URL(config.publicOrigin);
    this.security = securityHeaders(config.isSecure);
  }

  /** @returns a response for all clients, which may be an error; undefined if it went to one client */
  async read({
    response,
    client,
    ...call
  }: UpstreamReadRequest): Promise<BufferedResponse | undefined> {
    const { service, url, language, requestId, clientAddress } = call;
    const headers = requestHeaders(
      { accept: '*/*', 'accept-language': language },
      { requestId, service, clientAddress, publicOrigin: this.publicOrigin },
    );
    const headersOf = (upstream: IncomingHttpHeaders) =>
      responseHeaders(upstream, { requestId, access: 'public', security: this.security });
    const isShared = isSharedBy(call.isByLanguage);
    let collector: ResponseCollector | undefined;
    await this.upstreams.call({
      service,
      bulkhead: 'calls',
      request: { path: url, method: 'GET', headers },
      client,
      handler: () => (collector = new ResponseCollector({ isShared, response, headersOf })),
      mayRepeat: () => !response?.headersSent,
    });
    return collector?.buffered;
  }
}

/** An error is for all waiting clients, unless it sets a cookie. */
const isSharedBy =
  (isByLanguage: boolean) =>
  (status: number, headers: IncomingHttpHeaders): boolean =>
    status >= 500
      ? !headers['set-cookie']
      : responsePolicy(status, headers, isByLanguage) !== undefined;
