import { Module } from '@nestjs/common';
import { AdmissionModule } from '../../admission/admission.module.js';
import { Bulkheads } from './bulkhead.js';
import { Upstreams } from './upstreams.service.js';

/** The way to the services. */
@Module({
  imports: [AdmissionModule],
  providers: [Bulkheads, Upstreams],
  exports: [Bulkheads, Upstreams],
})
export class UpstreamModule {}
