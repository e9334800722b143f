/** Retries for each call. */
const SHARE = 0.1;

/** Retries that may be saved up: a restart of a service may break this many connections at once. */
const MAX_SAVED = 64;

/** Allows retries after a lost connection, and limits them: a failing service gets at most a tenth more calls. */
export class RetryBudget {
  private tokens = MAX_SAVED;

  /** Counts a call that is not a retry. */
  earn(): void {
    this.tokens = Math.min(MAX_SAVED, this.tokens + SHARE);
  }

  spend(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
