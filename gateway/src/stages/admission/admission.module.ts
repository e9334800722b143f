import { Module } from '@nestjs/common';
import { AdmissionControl } from './admission-control.js';
import { KnownCallers } from './known-callers.js';

/** How much the gateway takes on. */
@Module({
  providers: [AdmissionControl, KnownCallers],
  exports: [AdmissionControl, KnownCallers],
})
export class AdmissionModule {}
