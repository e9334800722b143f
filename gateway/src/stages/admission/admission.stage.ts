import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@phantom/service-kit';
import { acceptsHtml, errorPage } from '../../common/error-page.js';
import { sendError } from '../../common/error-response.js';
import type { Exchange, Stage, StageResult } from '../../common/exchange.js';
import { OVERLOADED, PAGE_MESSAGES } from '../../common/messages.js';
import { pageAddress } from '../../common/page-language.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { AdmissionControl } from './admission-control.js';

/** Seconds for `Retry-After`. A random value spreads the clients that come back. */
const MIN_RETRY_AFTER = 1;
const MAX_RETRY_AFTER = 5;

/** Refuses what the gateway has no capacity for, at once and whoever asks. */
@Injectable()
export class AdmissionStage implements Stage {
  private readonly security: SecurityHeaders;

  constructor(
    { isSecure }: GatewayConfig,
    private readonly admission: AdmissionControl,
  ) {
    this.security = securityHeaders(isSecure);
  }

  handle(exchange: Exchange): StageResult {
    if (this.admission.admit(exchange.request, exchange.response) !== 'refused') return 'next';
    this.refuse(exchange);
    return 'done';
  }

  /** Sends a short page to a browser that opens a page, JSON to everybody else. */
  private refuse(exchange: Exchange): void {
    const retryAfter = randomInt(MIN_RETRY_AFTER, MAX_RETRY_AFTER + 1);
    const { request, response, requestId } = exchange;
    const { url = '/', headers } = request;
    if (!acceptsHtml(headers)) {
      sendError(exchange, new AppError(503, OVERLOADED, { retryAfter }), this.security);
      return;
    }
    const { language } = pageAddress(url, headers);
    const page = errorPage({
      language,
      text: PAGE_MESSAGES.overloaded(language),
      link: { href: url, text: PAGE_MESSAGES.tryAgainLink(language) },
    });
    response.writeHead(503, {
      ...this.security.fields,
      ...page.headers,
      'x-request-id': requestId,
      'retry-after': String(retryAfter),
      'content-length': Buffer.byteLength(page.html),
    });
    response.end(page.html);
  }
}
