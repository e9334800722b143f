import { Injectable, Logger } from '@nestjs/common';
import { ForbiddenError, toAppError } from '@phantom/service-kit';
import { sendError } from './common/error-response.js';
import { type SecurityHeaders, securityHeaders } from './common/security-headers.js';
import { GatewayConfig } from './config/gateway.config.js';
import { KnownCallers } from './stages/admission/known-callers.js';
import { isCrossSiteRequest } from './stages/auth/cross-site-request.js';
import { TokenVerifier } from './stages/auth/token-verifier.js';
import { CacheStage } from './stages/cache/cache.stage.js';
import { type ApiExchange, ProxyStage } from './stages/proxy/proxy.stage.js';
import { ClientDisconnectedError } from './stages/proxy/upstream/downstream-client.js';
import { OverloadedError } from './stages/proxy/upstream/upstream-call.js';
import { FormRateLimit, ReadRateLimit } from './stages/rate-limit/rate-limits.js';

/** Answers the calls of the routing table: from memory, by their service, or by a failure. */
@Injectable()
export class Pipeline {
  private readonly logger = new Logger(Pipeline.name);

  private readonly security: SecurityHeaders;

  constructor(
    { isSecure }: GatewayConfig,
    private readonly tokens: TokenVerifier,
    private readonly forms: FormRateLimit,
    private readonly reads: CacheStage,
    private readonly readLimit: ReadRateLimit,
    private readonly proxy: ProxyStage,
    private readonly callers: KnownCallers,
  ) {
    this.security = securityHeaders(isSecure);
  }

  /** Resolves when the answer is complete, or nobody waits for it any more. */
  async answer(call: ApiExchange): Promise<void> {
    try {
      // Reads change nothing, and say nothing to other sites.
      if (call.route.method !== 'GET' && isCrossSiteRequest(call.request)) {
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

  private fail(call: ApiExchange, error: unknown): void {
    const { response, requestId } = call;
    if (error instanceof ClientDisconnectedError) return;
    const failure = toAppError(error);
    if (failure.status >= 500 && !(failure instanceof OverloadedError)) {
      const err = failure.cause ?? failure;
      this.logger.error({ msg: 'a call failed', requestId, err });
    }
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) sendError(call, failure, this.security);
  }
}
