import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Redis } from './redis.js';

export interface Allowance {
  /** What is counted: the same in every gateway. */
  name: string;
  /** How often, within `duration` seconds. */
  points: number;
  duration: number;
}

/** Milliseconds that a count may take; then the gateway's own is taken. */
const DEADLINE = 250;

/** Counts for all gateways together, or, without Redis and while it is away, for this one. */
export function sharedRateLimiter(
  redis: Redis,
  { name, ...allowance }: Allowance,
): RateLimiterAbstract {
  const own = new RateLimiterMemory(allowance);
  if (!redis.client) return own;
  const shared = new RateLimiterRedis({
    ...allowance,
    keyPrefix: redis.nameOf(`limit:${name}`),
    storeClient: redis.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: DEADLINE, insuranceLimiter: own });
}
