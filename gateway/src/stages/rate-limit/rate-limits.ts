import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../../config/gateway.config.js';
import { Redis } from '../../redis/redis.js';
import { type RateLimit, sharedRateLimiter } from '../../redis/shared-rate-limiter.js';
import { ClientAddress } from '../http/client-address.js';

/** Limits the requests of one client address, at all gateways together. */
class AddressRateLimit {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    limit: RateLimit,
    redis: Redis,
    private readonly clientAddress: ClientAddress,
  ) {
    this.limiter = sharedRateLimiter(redis, limit);
  }

  /** @throws TooManyRequestsError if the address has reached the limit */
  async spend(request: IncomingMessage): Promise<void> {
    try {
      await this.limiter.consume(networkOf(this.clientAddress.of(request)));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRequestsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}

/** Seconds. */
const READ_WINDOW = 60;

/** High enough for an office behind one address, and too low to falsify the statistics. */
const REPORTS = { name: 'reports', points: 300, duration: 60 };

/** The limits of what anybody may send. */
@Injectable()
export class RateLimits {
  readonly forms: AddressRateLimit;
  /** The public reads and pages that are not in a cache. */
  readonly reads: AddressRateLimit;
  /** The reports that browsers send about a page. */
  readonly reports: AddressRateLimit;

  constructor(
    { formLimit, formLimitWindow, readLimit }: GatewayConfig,
    redis: Redis,
    clientAddress: ClientAddress,
  ) {
    const create = (limit: RateLimit) => new AddressRateLimit(limit, redis, clientAddress);
    this.forms = create({ name: 'forms', points: formLimit, duration: formLimitWindow });
    this.reads = create({ name: 'reads', points: readLimit, duration: READ_WINDOW });
    this.reports = create(REPORTS);
  }
}
