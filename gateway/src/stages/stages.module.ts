import { Module } from '@nestjs/common';
import { ApiDispatcher } from '../api-dispatcher.js';
import { Pipeline } from '../pipeline.js';
import { RedisModule } from '../redis/redis.module.js';
import { AdmissionModule } from './admission/admission.module.js';
import { TokenVerifier } from './auth/token-verifier.js';
import { CacheStage } from './cache/cache.stage.js';
import { UpstreamReader } from './cache/upstream-reader.js';
import { ClientAddress } from './http/client-address.js';
import { ProxyStage } from './proxy/proxy.stage.js';
import { RequestBodyReader } from './proxy/request-body-reader.js';
import { UpstreamModule } from './proxy/upstream/upstream.module.js';
import { FormRateLimit, ReadRateLimit } from './rate-limit/rate-limits.js';
import { UnknownCallController } from './route/unknown-call.controller.js';

@Module({
  imports: [AdmissionModule, RedisModule, UpstreamModule],
  controllers: [UnknownCallController],
  providers: [
    Pipeline,
    ApiDispatcher,
    ClientAddress,
    RequestBodyReader,
    FormRateLimit,
    ProxyStage,
    CacheStage,
    ReadRateLimit,
    UpstreamReader,
    TokenVerifier,
  ],
  exports: [ReadRateLimit],
})
export class StagesModule {}
