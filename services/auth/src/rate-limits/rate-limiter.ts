import { TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { sha256 } from '../common/secret-token.js';

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

export class RateLimitError extends TooManyRequestsError {
  /** @param isFirst true for the first refusal since the count began */
  constructor(
    retryAfterSeconds: number,
    readonly isFirst: boolean,
  ) {
    super(retryAfterSeconds);
  }
}

/** Counts one call. @throws RateLimitError when the limit of the key is exceeded */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new RateLimitError(seconds, refusal.consumedPoints === limiter.points + 1);
  }
}

/** Hashes a key, so that the table contains no addresses of people or networks. */
export const hashKey = (text: string): string => sha256(text).toString('base64url');
