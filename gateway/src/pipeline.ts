import { Injectable, Logger } from '@nestjs/common';
import { toAppError } from '@phantom/service-kit';
import { sendError } from './common/error-response.js';
import type { ApiExchange, Exchange, Stage } from './common/exchange.js';
import { type SecurityHeaders, securityHeaders } from './common/security-headers.js';
import { GatewayConfig } from './config/gateway.config.js';
import { AdmissionStage } from './stages/admission/admission.stage.js';
import { AuthStage } from './stages/auth/auth.stage.js';
import { CacheStage } from './stages/cache/cache.stage.js';
import { HttpStage } from './stages/http/http.stage.js';
import { ProxyStage } from './stages/proxy/proxy.stage.js';
import { ClientDisconnectedError } from './common/downstream-client.js';
import { OverloadedError } from './stages/proxy/upstream/upstream-call.js';
import { RateLimitStage } from './stages/rate-limit/rate-limit.stage.js';
import { RouteStage } from './stages/route/route.stage.js';

/** The stages of a request, in the order in which it meets them. */
@Injectable()
export class Pipeline {
  private readonly logger = new Logger(Pipeline.name);
  private readonly security: SecurityHeaders;
  private readonly stages: readonly Stage[];

  constructor(
    { isSecure }: GatewayConfig,
    http: HttpStage,
    admission: AdmissionStage,
    route: RouteStage,
    auth: AuthStage,
    rateLimit: RateLimitStage,
    cache: CacheStage,
    proxy: ProxyStage,
  ) {
    this.security = securityHeaders(isSecure);
    this.stages = [
      http,
      admission,
      // Pages, files and the gateway's own calls leave the pipeline here, for the framework.
      route,
      auth,
      rateLimit,
      cache,
      proxy,
    ];
  }

  /**
   * Starts a request. The stages up to `route` are synchronous.
   *
   * @returns whether the pipeline answers the request; if not, the framework has to
   */
  handle(exchange: Exchange): boolean {
    void this.run(exchange);
    return !exchange.isForFramework;
  }

  private async run(exchange: Exchange): Promise<void> {
    try {
      for (const stage of this.stages) {
        // The stages before `route` do not use the route.
        const result = stage.handle(exchange as ApiExchange);
        if ((typeof result === 'string' ? result : await result) === 'done') return;
      }
    } catch (error) {
      this.fail(exchange, error);
    }
  }

  private fail(exchange: Exchange, error: unknown): void {
    const { response, requestId } = exchange;
    if (error instanceof ClientDisconnectedError) return;
    const failure = toAppError(error);
    if (failure.status >= 500 && !(failure instanceof OverloadedError)) {
      const err = failure.cause ?? failure;
      this.logger.error({ msg: 'a call failed', requestId, err });
    }
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) sendError(exchange, failure, this.security);
  }
}
