import { Global, Module } from '@nestjs/common';
import { Invalidation } from './invalidation.js';

/** One for all that is kept in memory. */
@Global()
@Module({ providers: [Invalidation], exports: [Invalidation] })
export class CacheModule {}
