import { Module } from '@nestjs/common';
import { ServicePools } from '../service-pools.js';
import { Upstreams } from './upstreams.service.js';

/** The way to the services. */
@Module({
  providers: [ServicePools, Upstreams],
  exports: [ServicePools, Upstreams],
})
export class UpstreamModule {}
