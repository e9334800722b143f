import { Global, Module } from '@nestjs/common';
import { SharedModule } from '../shared/shared.module.js';
import { Invalidation } from './invalidation.js';

/** One for all that is kept in memory. */
@Global()
@Module({ imports: [SharedModule], providers: [Invalidation], exports: [Invalidation] })
export class CacheModule {}
