/** Calls that have to wait; fewer prove nothing. */
const MIN_WAITING = 5;

/** Parts of the timeout: the interval of the check, and the age from which a call counts as waiting. */
const CHECK_INTERVAL = 1 / 12;
const WAITING_AGE = 1 / 6;

export interface HangDetectorOptions {
  /** Milliseconds within which the service has to answer at least one call. */
  timeout: number;
  onHang: () => void;
}

/**
 * Detects a service that accepts calls and answers none, for example a frozen process, before each of its callers has
 * waited for the whole timeout of a call. A slow service answers earlier calls and is not taken for a hanging one.
 */
export class HangDetector<Call> {
  /** When each call began, the oldest first. */
  private readonly waiting = new Map<Call, number>();
  private readonly timer: NodeJS.Timeout;
  private answeredAt = 0;

  constructor(private readonly options: HangDetectorOptions) {
    this.timer = setInterval(() => this.check(), options.timeout * CHECK_INTERVAL).unref();
  }

  begin(call: Call): void {
    this.waiting.set(call, performance.now());
  }

  /** The head of the response has arrived. */
  answered(call: Call): void {
    this.answeredAt = performance.now();
    this.end(call);
  }

  end(call: Call): void {
    this.waiting.delete(call);
  }

  get calls(): Call[] {
    return [...this.waiting.keys()];
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const { timeout, onHang } = this.options;
    const now = performance.now();
    const begun = [...this.waiting.values()];
    const since = Math.max(this.answeredAt, begun[0] ?? now);
    const waiting = begun.filter((at) => now - at >= timeout * WAITING_AGE).length;
    if (now - since >= timeout && waiting >= MIN_WAITING) onHang();
  }
}
