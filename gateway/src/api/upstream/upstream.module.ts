import { Module } from '@nestjs/common';
import { LoadModule } from '../../load/load.module.js';
import { ServicePools } from '../service-pools.js';
import { Upstreams } from './upstreams.service.js';

/** The way to the services. */
@Module({
  imports: [LoadModule],
  providers: [ServicePools, Upstreams],
  exports: [ServicePools, Upstreams],
})
export class UpstreamModule {}
