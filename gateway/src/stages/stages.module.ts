import { Module } from '@nestjs/common';
import { CacheModule } from '../cache/cache.module.js';
import { RedisModule } from '../redis/redis.module.js';
import { AdmissionControl } from './admission/admission-control.js';
import { AdmissionStage } from './admission/admission.stage.js';
import { KnownCallers } from './admission/known-callers.js';
import { AuthStage } from './auth/auth.stage.js';
import { TokenVerifier } from './auth/token-verifier.js';
import { CacheStage } from './cache/cache.stage.js';
import { UpstreamReader } from './cache/upstream-reader.js';
import { ClientAddress } from './http/client-address.js';
import { HttpServer } from './http/http-server.js';
import { HttpStage } from './http/http.stage.js';
import { ProxyStage } from './proxy/proxy.stage.js';
import { RequestBodyReader } from './proxy/request-body-reader.js';
import { Bulkheads } from './proxy/upstream/bulkhead.js';
import { Upstreams } from './proxy/upstream/upstreams.service.js';
import { RateLimitStage } from './rate-limit/rate-limit.stage.js';
import { FormRateLimit, ReadRateLimit, ReportRateLimit } from './rate-limit/rate-limits.js';
import { RequestIdStage } from './request-id.stage.js';
import { RouteStage } from './route/route.stage.js';

/** The stages, and the parts of them that the site and the operations use too. */
@Module({
  imports: [CacheModule, RedisModule],
  providers: [
    AdmissionControl,
    AdmissionStage,
    AuthStage,
    Bulkheads,
    CacheStage,
    ClientAddress,
    FormRateLimit,
    HttpServer,
    HttpStage,
    KnownCallers,
    ProxyStage,
    RateLimitStage,
    ReadRateLimit,
    ReportRateLimit,
    RequestBodyReader,
    RequestIdStage,
    RouteStage,
    TokenVerifier,
    UpstreamReader,
    Upstreams,
  ],
  exports: [
    AdmissionControl,
    AdmissionStage,
    AuthStage,
    Bulkheads,
    CacheStage,
    ClientAddress,
    HttpStage,
    KnownCallers,
    ProxyStage,
    RateLimitStage,
    ReadRateLimit,
    ReportRateLimit,
    RequestIdStage,
    RouteStage,
    TokenVerifier,
    Upstreams,
  ],
})
export class StagesModule {}
