/** Factors: of the requests in flight while calls queue, and of the limit while they do not. */
const SHRINK = 0.6;
const GROW = 1.06;

/** Consecutive measurements that have to find a queue. A short pause of the machine leaves a queue that empties by itself. */
const LASTING = 5;

/** The part of the initial limit that cannot cause a queue on a machine that other programs keep busy. */
const STARVED = 1 / 2;

export interface Bounds {
  /** So few requests cannot cause a queue. */
  least: number;
  first: number;
  most: number;
}

/**
 * An adaptive limit of the requests in flight. It grows slowly while it is used and nothing queues, and shrinks quickly once
 * something queues, like the congestion window of TCP and `AIMDLimit` of https://github.com/Netflix/concurrency-limits.
 */
export class ConcurrencyLimit {
  private limit: number;
  private queueing = 0;

  constructor(private readonly bounds: Bounds) {
    this.limit = bounds.first;
  }

  get current(): number {
    return Math.floor(this.limit);
  }

  get isShrunk(): boolean {
    return this.limit < this.bounds.first;
  }

  /**
   * Adapts to the last measurement. A limit that was not used falls back: nobody knows whether the site bears it.
   *
   * @param isQueueing undefined if that is unknown
   * @param isStarved whether other programs keep the processors busy: then more requests are needed to be the cause
   */
  adapt(isQueueing: boolean | undefined, inFlight: number, isStarved = false): void {
    if (isQueueing === undefined) return;
    const { least, first, most } = this.bounds;
    const few = isStarved ? Math.max(least, first * STARVED) : least;
    this.queueing = isQueueing ? this.queueing + 1 : 0;
    if (this.queueing >= LASTING && inFlight > few) {
      this.limit = Math.min(this.limit, Math.max(few, Math.min(this.limit, inFlight) * SHRINK));
    } else if (!isQueueing && (this.limit < first || inFlight > this.limit / 2)) {
      this.limit = Math.min(most, this.limit * GROW + 1);
    } else if (!isQueueing) {
      this.limit = Math.max(first, this.limit / GROW);
    }
  }
}
