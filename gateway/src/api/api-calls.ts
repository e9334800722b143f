import { Injectable, Logger } from '@nestjs/common';
import { ForbiddenError, toAppError } from '@phantom/service-kit';
import { GatewayConfig } from '../config/gateway.config.js';
import { type SecurityHeaders, securityHeaders } from '../edge/security-headers.js';
import { isSentByOtherSite } from '../edge/sent-by-other-site.js';
import { ClientGoneError } from './call-client.js';
import { SignedInCallers } from '../load/signed-in-callers.js';
import { answerFailure } from './failure-answer.js';
import { FormLimit } from './form-limit.js';
import { type ProxyCall, ProxyService } from './proxy.service.js';
import { ReadCache } from './read-cache/read-cache.service.js';
import { ReadLimit } from './read-limit.js';
import { TokenCheck } from './token-check.js';
import { TurnedAwayError } from './upstream/turned-away-error.js';

/** Answers the calls of the routing table: from memory, by their service, or by a failure. */
@Injectable()
export class ApiCalls {
  private readonly logger = new Logger(ApiCalls.name);

  private readonly security: SecurityHeaders;

  constructor(
    { isSecure }: GatewayConfig,
    private readonly tokens: TokenCheck,
    private readonly forms: FormLimit,
    private readonly reads: ReadCache,
    private readonly readLimit: ReadLimit,
    private readonly proxy: ProxyService,
    private readonly callers: SignedInCallers,
  ) {
    this.security = securityHeaders(isSecure);
  }

  /** Resolves when the answer is complete, or nobody waits for it any more. */
  async answer(call: ProxyCall): Promise<void> {
    try {
      // Reads change nothing, and say nothing to other sites.
      if (call.route.method !== 'GET' && isSentByOtherSite(call.request)) {
        throw new ForbiddenError();
      }
      if (call.route.access === 'token') {
        await this.tokens.check(call);
        this.callers.remember(call.request.headers);
      }
      if (call.route.isForm) await this.forms.spend(call.request);
      const plan = this.reads.planOf(call);
      if (plan) return await this.reads.answer(plan, call);
      if (call.route.access === 'public' && call.route.method === 'GET') {
        await this.readLimit.spend(call.request);
      }
      await this.proxy.forward(call);
    } catch (error) {
      this.fail(call, error);
    }
  }

  private fail(call: ProxyCall, error: unknown): void {
    const { response, requestId } = call;
    if (error instanceof ClientGoneError) return;
    const failure = toAppError(error);
    if (failure.status >= 500 && !(failure instanceof TurnedAwayError)) {
      const err = failure.cause ?? failure;
      this.logger.error({ msg: 'a call failed', requestId, err });
    }
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) answerFailure(call, failure, this.security);
  }
}
