import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Language } from '@phantom/service-kit';
import { responsePolicy } from '../../cache/cache-policy.js';
import type { ServiceName } from '../../config/services.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { requestHeaders, responseHeaders } from '../proxy/proxy-headers.js';
import type { DownstreamClient } from '../proxy/upstream/downstream-client.js';
import { Upstreams } from '../proxy/upstream/upstreams.service.js';
import type { BufferedResponse } from './cached-response.js';
import { ResponseCollector } from './response-collector.js';

export interface UpstreamReadRequest {
  service: ServiceName;
  /** Path and query. */
  url: string;
  language: Language;
  /** Whether others get the answer only if they read that language. */
  isByLanguage: boolean;
  requestId: string;
  clientAddress: string;
  client: DownstreamClient;
  /** Gets the answer as it comes if it is for nobody else; without one it is thrown away. */
  response?: ServerResponse;
}

/** Asks services for what many want: nothing of who happened to ask goes along. */
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

  /**
   * @returns an answer for others too, or a failure; undefined if the answer was passed on
   * @throws Error of the connection, ClientDisconnectedError if nobody waits any more
   */
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
    const isWanted = isWantedBy(call.isByLanguage);
    let collector: ResponseCollector | undefined;
    await this.upstreams.call({
      service,
      bulkhead: 'calls',
      request: { path: url, method: 'GET', headers },
      client,
      handler: () => (collector = new ResponseCollector({ isWanted, response, headersOf })),
      mayRepeat: () => !response?.headersSent,
    });
    return collector?.answer;
  }
}

/** A failure is for all who wait, unless it sets a cookie; then it is meant for one. */
const isWantedBy =
  (isByLanguage: boolean) =>
  (status: number, headers: IncomingHttpHeaders): boolean =>
    status >= 500
      ? !headers['set-cookie']
      : responsePolicy(status, headers, isByLanguage) !== undefined;
