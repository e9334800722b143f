import { Injectable } from '@nestjs/common';
import { ForbiddenError } from '@phantom/service-kit';
import type { ApiExchange, Stage, StageResult } from '../../common/exchange.js';
import { KnownCallers } from '../admission/known-callers.js';
import { isCrossSiteRequest } from './cross-site-request.js';
import { TokenVerifier } from './token-verifier.js';

/** Refuses changes that a page of another site sends, and calls without the token that their route requires. */
@Injectable()
export class AuthStage implements Stage {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly callers: KnownCallers,
  ) {}

  handle(exchange: ApiExchange): StageResult | Promise<StageResult> {
    const { route, request } = exchange;
    // A read changes nothing, and the browser does not show it to another site.
    if (route.method !== 'GET' && isCrossSiteRequest(request)) throw new ForbiddenError();
    return route.access === 'token' ? this.verify(exchange) : 'next';
  }

  private async verify(exchange: ApiExchange): Promise<StageResult> {
    await this.tokens.check(exchange, exchange.route);
    this.callers.remember(exchange.request.headers);
    return 'next';
  }
}
