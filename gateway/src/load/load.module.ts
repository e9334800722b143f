import { Module } from '@nestjs/common';
import { LoadGate } from './load-gate.js';
import { SignedInCallers } from './signed-in-callers.js';

/** How much the gateway takes on. */
@Module({
  providers: [LoadGate, SignedInCallers],
  exports: [LoadGate, SignedInCallers],
})
export class LoadModule {}
