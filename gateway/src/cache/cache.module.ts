import { Global, Module } from '@nestjs/common';
import { RedisModule } from '../redis/redis.module.js';
import { Invalidation } from './invalidation.js';

/** One for all that is kept in memory. */
@Global()
@Module({ imports: [RedisModule], providers: [Invalidation], exports: [Invalidation] })
export class CacheModule {}
