import { Module } from '@nestjs/common';
import { ApiController } from './api.controller.js';
import { ProxyService } from './proxy.service.js';
import { ReadCacheHook } from './read-cache/read-cache.hook.js';
import { ReadCache } from './read-cache/read-cache.service.js';
import { ReadUpstream } from './read-cache/read-upstream.js';
import { ServicePools } from './service-pools.js';

@Module({
  controllers: [ApiController],
  providers: [ProxyService, ReadCache, ReadCacheHook, ReadUpstream, ServicePools],
  exports: [ServicePools],
})
export class ApiModule {}
