import { Module } from '@nestjs/common';
import { ContentChanges } from '../cache/content-changes.service.js';
import { Invalidation } from '../cache/invalidation.js';
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
import { RateLimits } from './rate-limit/rate-limits.js';
import { RouteStage } from './route/route.stage.js';

const STAGES = [
  HttpStage,
  AdmissionStage,
  RouteStage,
  AuthStage,
  RateLimitStage,
  CacheStage,
  ProxyStage,
];

/** What the site and the operations use too. */
const SHARED = [
  AdmissionControl,
  Bulkheads,
  ClientAddress,
  Invalidation,
  KnownCallers,
  RateLimits,
  TokenVerifier,
  Upstreams,
];

@Module({
  imports: [RedisModule],
  providers: [...STAGES, ...SHARED, ContentChanges, HttpServer, RequestBodyReader, UpstreamReader],
  exports: [...STAGES, ...SHARED],
})
export class StagesModule {}
