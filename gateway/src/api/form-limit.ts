import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../config/gateway.config.js';

/** Holds off whoever sends in one form after the other. Each gateway process counts by itself. */
@Injectable()
export class FormLimit {
  private readonly limiter: RateLimiterMemory;

  constructor({ formLimit, formLimitWindow }: GatewayConfig) {
    this.limiter = new RateLimiterMemory({ points: formLimit, duration: formLimitWindow });
  }

  /**
   * Counts a form, whatever comes of it. The address is that of the connection: `X-Forwarded-For` says
   * what its sender wants it to say.
   *
   * @throws TooManyRequestsError where there were too many from this address
   */
  async spend({ socket }: IncomingMessage): Promise<void> {
    try {
      await this.limiter.consume(networkOf(socket.remoteAddress ?? 'unknown'));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
