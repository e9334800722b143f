import { ServiceUnavailableError } from '@phantom/service-kit';

/** 503 without a try. The log tells when that begins, not each time. */
export class TurnedAwayError extends ServiceUnavailableError {
  /** @param retryAfter seconds */
  constructor(retryAfter = 5) {
    super(undefined, retryAfter);
  }
}
