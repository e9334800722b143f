import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Redis } from './redis.js';

export interface RateLimit {
  /** The name of the counter, the same in every gateway. */
  name: string;
  /** Requests within `duration` seconds. */
  points: number;
  duration: number;
}

/** Milliseconds. If Redis takes longer, this gateway counts by itself. */
const TIMEOUT = 250;

/** Counts for all gateways together. Without Redis, and while it is unavailable, this gateway counts by itself. */
export function sharedRateLimiter(
  redis: Redis,
  { name, ...limit }: RateLimit,
): RateLimiterAbstract {
  const local = new RateLimiterMemory(limit);
  if (!redis.client) return local;
  const shared = new RateLimiterRedis({
    ...limit,
    keyPrefix: redis.keyOf(`limit:${name}`),
    storeClient: redis.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: TIMEOUT, insuranceLimiter: local });
}
