import { Injectable } from '@nestjs/common';
import type { ApiExchange, Stage, StageResult } from '../../common/exchange.js';
import { CacheStage } from '../cache/cache.stage.js';
import { type AddressRateLimit, FormRateLimit, ReadRateLimit } from './rate-limits.js';

/** Limits, for each client address, the forms and the public reads. A read from the cache costs little and is not counted. */
@Injectable()
export class RateLimitStage implements Stage {
  constructor(
    private readonly forms: FormRateLimit,
    private readonly reads: ReadRateLimit,
    private readonly cache: CacheStage,
  ) {}

  /** @throws TooManyRequestsError */
  handle(exchange: ApiExchange): StageResult | Promise<StageResult> {
    const { route } = exchange;
    if (route.isForm) return this.count(exchange, this.forms);
    if (route.access !== 'public' || route.method !== 'GET') return 'next';
    return this.cache.isServable(exchange) ? 'next' : this.count(exchange, this.reads);
  }

  private async count({ request }: ApiExchange, limit: AddressRateLimit): Promise<StageResult> {
    await limit.spend(request);
    return 'next';
  }
}
