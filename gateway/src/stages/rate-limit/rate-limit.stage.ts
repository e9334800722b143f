import { Injectable } from '@nestjs/common';
import type { ApiExchange, Stage, StageResult } from '../../common/exchange.js';
import { CacheStage } from '../cache/cache.stage.js';
import { RateLimits } from './rate-limits.js';

/** Limits, for each client address, the forms and the public reads. A read from the cache costs little and is not counted. */
@Injectable()
export class RateLimitStage implements Stage {
  constructor(
    private readonly limits: RateLimits,
    private readonly cache: CacheStage,
  ) {}

  handle(exchange: ApiExchange): StageResult | Promise<StageResult> {
    const { route } = exchange;
    if (route.isForm) return this.count(exchange, 'forms');
    if (route.access !== 'public' || route.method !== 'GET') return 'next';
    return this.cache.isServable(exchange) ? 'next' : this.count(exchange, 'reads');
  }

  private async count({ request }: ApiExchange, kind: 'forms' | 'reads'): Promise<StageResult> {
    await this.limits[kind].spend(request);
    return 'next';
  }
}
