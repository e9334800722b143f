/** Calls that have to wait; fewer prove nothing. */
const ENOUGH = 5;

/** Of the patience: how often is looked, and from when on a call counts as one that waits. */
const STEP = 1 / 12;
const WAITING = 1 / 6;

export interface HangDetectorOptions {
  /** Milliseconds in which something of all that is asked has to be answered. */
  patience: number;
  onSilent: () => void;
}

/**
 * Finds out a service that takes calls and answers none, as a frozen one does, before each of its callers has waited for as long
 * as a call may take. One that is slow answers those that asked before.
 */
export class HangDetector<Call> {
  /** When each began, the oldest first. */
  private readonly waiting = new Map<Call, number>();
  private readonly timer: NodeJS.Timeout;
  private heardAt = 0;

  constructor(private readonly options: HangDetectorOptions) {
    this.timer = setInterval(() => this.look(), options.patience * STEP).unref();
  }

  begin(call: Call): void {
    this.waiting.set(call, performance.now());
  }

  /** The head of its answer came. */
  answered(call: Call): void {
    this.heardAt = performance.now();
    this.end(call);
  }

  /** Whatever became of it. */
  end(call: Call): void {
    this.waiting.delete(call);
  }

  /** What has not been answered yet. */
  get calls(): Call[] {
    return [...this.waiting.keys()];
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { patience, onSilent } = this.options;
    const now = performance.now();
    const begun = [...this.waiting.values()];
    const since = Math.max(this.heardAt, begun[0] ?? now);
    const late = begun.filter((at) => now - at >= patience * WAITING).length;
    if (now - since >= patience && late >= ENOUGH) onSilent();
  }
}
