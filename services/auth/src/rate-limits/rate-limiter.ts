import { sha256, TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

export interface RateLimit {
  /** The number of calls … */
  points: number;
  /** … within this many seconds. */
  duration: number;
}

/** A rate limiter that counts in the database, so that all processes share the count. */
export const createRateLimiter = (
  storeClient: DataSource,
  keyPrefix: string,
  limit: RateLimit,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...limit,
    keyPrefix,
    storeClient,
    storeType: 'typeorm',
    tableName: 'login_failure',
    tableCreated: true,
  });

/**
 * Counts one call.
 *
 * @param onFirstRefusal audits the first refusal only, so that an attacker cannot fill the table
 * @throws TooManyRequestsError when the limit of the key is exceeded
 */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  onFirstRefusal?: () => Promise<void>,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.consumedPoints === limiter.points + 1) await onFirstRefusal?.();
    throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Hashes a key, so that the table contains no addresses of people or networks. */
export const hashKey = (text: string): string => sha256(text).toString('base64url');
