import { Module } from '@nestjs/common';
import { OtherGateways } from './other-gateways.js';
import { Redis } from './redis.js';

/** What several gateways know together. */
@Module({ providers: [OtherGateways, Redis], exports: [OtherGateways, Redis] })
export class SharedModule {}
