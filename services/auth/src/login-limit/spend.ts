import { createHash } from 'node:crypto';
import { TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

export interface Allowance {
  /** So many times … */
  points: number;
  /** … within so many seconds. */
  duration: number;
}

/** Counts in the database, for all processes together. */
export const limiterOf = (
  storeClient: DataSource,
  keyPrefix: string,
  allowance: Allowance,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...allowance,
    keyPrefix,
    storeClient,
    storeType: 'typeorm',
    tableName: 'login_failure',
    tableCreated: true,
  });

/** It was done too often. */
export class TooOftenError extends TooManyRequestsError {
  /** @param isFirst nobody was told so before, since the count began */
  constructor(
    seconds: number,
    readonly isFirst: boolean,
  ) {
    super(seconds);
  }
}

/** @throws TooOftenError where it was done too often under this key */
export async function spend(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new TooOftenError(seconds, refusal.consumedPoints === limiter.points + 1);
  }
}

/** Neither who tried nor from where is to be read in the table. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
