import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../config/gateway.config.js';
import { ClientAddress } from './client-address.js';

/** Holds off whoever sends in one form after the other. Each gateway process counts by itself. */
@Injectable()
export class FormLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(
    { formLimit, formLimitWindow }: GatewayConfig,
    private readonly clientAddress: ClientAddress,
  ) {
    this.limiter = new RateLimiterMemory({ points: formLimit, duration: formLimitWindow });
  }

  /**
   * Counts a form, whatever comes of it.
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
