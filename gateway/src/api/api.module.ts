import { Module } from '@nestjs/common';
import { LoadModule } from '../load/load.module.js';
import { SharedModule } from '../shared/shared.module.js';
import { ApiCalls } from './api-calls.js';
import { ApiController } from './api.controller.js';
import { ApiEntrance } from './api-entrance.js';
import { ClientAddress } from './client-address.js';
import { ClientBodies } from './client-bodies.js';
import { FormLimit } from './form-limit.js';
import { ProxyService } from './proxy.service.js';
import { ReadCache } from './read-cache/read-cache.service.js';
import { ReadUpstream } from './read-cache/read-upstream.js';
import { ReadLimit } from './read-limit.js';
import { TokenCheck } from './token-check.js';
import { UpstreamModule } from './upstream/upstream.module.js';

@Module({
  imports: [LoadModule, SharedModule, UpstreamModule],
  controllers: [ApiController],
  providers: [
    ApiCalls,
    ApiEntrance,
    ClientAddress,
    ClientBodies,
    FormLimit,
    ProxyService,
    ReadCache,
    ReadLimit,
    ReadUpstream,
    TokenCheck,
  ],
  exports: [ReadLimit],
})
export class ApiModule {}
