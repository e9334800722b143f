import type { IncomingMessage } from 'node:http';
import { networkOf, TooManyRequestsError } from '@phantom/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ClientAddress } from './client-address.js';

interface AddressLimitOptions {
  /** How often, within `duration` seconds. */
  points: number;
  duration: number;
}

/** Holds off whoever asks too often. Each gateway process counts by itself. */
export class AddressLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(
    options: AddressLimitOptions,
    private readonly clientAddress: ClientAddress,
  ) {
    this.limiter = new RateLimiterMemory(options);
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
