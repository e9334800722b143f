import { Module } from '@nestjs/common';
import { RedisModule } from '../redis/redis.module.js';
import { Invalidation } from './invalidation.js';

@Module({ imports: [RedisModule], providers: [Invalidation], exports: [Invalidation] })
export class CacheModule {}
