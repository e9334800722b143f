import { Module } from '@nestjs/common';
import { LoadGate } from './load-gate.js';

/** How much the gateway takes on. */
@Module({
  providers: [LoadGate],
  exports: [LoadGate],
})
export class LoadModule {}
