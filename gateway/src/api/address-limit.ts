import type { IncomingMessage } from 'node:http';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '../shared/redis.js';
import { type Allowance, sharedLimiter } from '../shared/shared-limiter.js';
import type { ClientAddress } from './client-address.js';

/** Holds off whoever asks too often, at whichever gateway. */
export class AddressLimit {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    allowance: Allowance,
    redis: Redis,
    private readonly clientAddress: ClientAddress,
  ) {
    this.limiter = sharedLimiter(redis, allowance);
  }

  /**
   * Counts a request, whatever comes of it.
   *
   * @throws TooManyRequestsError where there were too many from this address
   */
  async spend(request: IncomingMessage): Promise<void> {
    try {
      await this.limiter.consume(networkOf(this.clientAddress.of(request)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
