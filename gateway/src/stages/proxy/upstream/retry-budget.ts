/** Of all calls; what a service that fails is asked more than others ask of it. */
const SHARE = 0.1;

/** Retries that may be saved up: as many as connections may be lost at once when a service is started anew. */
const RESERVE = 64;

/** Lets a service be asked again that lost a connection, but not in place of a storm of calls by one of retries. */
export class RetryBudget {
  private tokens = RESERVE;

  /** Counts a call that is no retry. */
  earn(): void {
    this.tokens = Math.min(RESERVE, this.tokens + SHARE);
  }

  /** @returns whether there may be a retry, which is then counted */
  spend(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
