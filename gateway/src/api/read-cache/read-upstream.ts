import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Language } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';
import { type SecurityHeaders, securityHeaders } from '../../edge/security-headers.js';
import type { ServiceName } from '../api-route.js';
import type { CallClient } from '../call-client.js';
import { requestHeaders } from '../request-headers.js';
import { responseHeaders } from '../response-headers.js';
import { Upstreams } from '../upstream/upstreams.service.js';
import { AnswerCollector } from './answer-collector.js';
import { answerPolicy } from './answer-policy.js';
import type { WholeAnswer } from './kept-answer.js';

export interface UpstreamRead {
  service: ServiceName;
  /** Path and query. */
  url: string;
  language: Language;
  /** Whether others get the answer only if they read that language. */
  isByLanguage: boolean;
  requestId: string;
  clientAddress: string;
  client: CallClient;
  /** Gets the answer as it comes if it is for nobody else; without one it is thrown away. */
  response?: ServerResponse;
}

/** Asks services for what many want: nothing of who happened to ask goes along. */
@Injectable()
export class ReadUpstream {
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
   * @throws Error of the connection, ClientGoneError if nobody waits any more
   */
  async read({ response, client, ...call }: UpstreamRead): Promise<WholeAnswer | undefined> {
    const { service, url, language, requestId, clientAddress } = call;
    const headers = requestHeaders(
      { accept: '*/*', 'accept-language': language },
      { requestId, service, clientAddress, publicOrigin: this.publicOrigin },
    );
    const headersOf = (upstream: IncomingHttpHeaders) =>
      responseHeaders(upstream, { requestId, access: 'public', security: this.security });
    const isWanted = isWantedBy(call.isByLanguage);
    let collector: AnswerCollector | undefined;
    await this.upstreams.call({
      service,
      lane: 'calls',
      request: { path: url, method: 'GET', headers },
      client,
      handler: () => (collector = new AnswerCollector({ isWanted, response, headersOf })),
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
      : answerPolicy(status, headers, isByLanguage) !== undefined;
