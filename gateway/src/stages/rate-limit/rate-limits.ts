import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../../config/gateway.config.js';
import { Redis } from '../../redis/redis.js';
import { type Allowance, sharedRateLimiter } from '../../redis/shared-rate-limiter.js';
import { ClientAddress } from '../http/client-address.js';

/** Holds off whoever asks too often, at whichever gateway. */
export class AddressRateLimit {
  private readonly limiter: RateLimiterAbstract;

  constructor(
    allowance: Allowance,
    redis: Redis,
    private readonly clientAddress: ClientAddress,
  ) {
    this.limiter = sharedRateLimiter(redis, allowance);
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

/** Holds off whoever sends in one form after the other. */
@Injectable()
export class FormRateLimit extends AddressRateLimit {
  constructor(
    { formLimit, formLimitWindow }: GatewayConfig,
    redis: Redis,
    clientAddress: ClientAddress,
  ) {
    super({ name: 'forms', points: formLimit, duration: formLimitWindow }, redis, clientAddress);
  }
}

/** Seconds. */
const WINDOW = 60;

/** Holds off whoever asks for more than people look at, of what has to be made: what is kept costs next to nothing. */
@Injectable()
export class ReadRateLimit extends AddressRateLimit {
  constructor({ readLimit }: GatewayConfig, redis: Redis, clientAddress: ClientAddress) {
    super({ name: 'reads', points: readLimit, duration: WINDOW }, redis, clientAddress);
  }
}
