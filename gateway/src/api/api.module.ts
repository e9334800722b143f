import { Module } from '@nestjs/common';
import { ApiCalls } from './api-calls.js';
import { ApiController } from './api.controller.js';
import { ApiEntrance } from './api-entrance.js';
import { ClientAddress } from './client-address.js';
import { FormLimit } from './form-limit.js';
import { ProxyService } from './proxy.service.js';
import { ReadCache } from './read-cache/read-cache.service.js';
import { ReadUpstream } from './read-cache/read-upstream.js';
import { ServicePools } from './service-pools.js';
import { TokenCheck } from './token-check.js';

@Module({
  controllers: [ApiController],
  providers: [
    ApiCalls,
    ApiEntrance,
    ClientAddress,
    FormLimit,
    ProxyService,
    ReadCache,
    ReadUpstream,
    ServicePools,
    TokenCheck,
  ],
  exports: [ServicePools],
})
export class ApiModule {}
