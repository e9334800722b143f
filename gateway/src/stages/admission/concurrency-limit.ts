/** Of what is in hand while calls queue, and of the limit while they do not. */
const SHRINK = 0.6;
const GROW = 1.06;

/** Looks in a row that find a queue before it is one: a machine that stops for a moment leaves one that empties by itself. */
const LASTING = 5;

/** Of the limit at first, how many cannot be the cause of a queue on a machine that others keep busy. */
const STARVED = 1 / 2;

export interface Bounds {
  /** So few that they cannot be the cause of any queue. */
  least: number;
  first: number;
  most: number;
}

/**
 * How many may be in hand at once, found out by trying: a little more while so many are needed and nothing queues, a good deal
 * less once something does, as the window of TCP and `AIMDLimit` of https://github.com/Netflix/concurrency-limits.
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

  /** Whether something has queued lately. */
  get isShrunk(): boolean {
    return this.limit < this.bounds.first;
  }

  /**
   * Takes in how the last while was. What does not last is no queue; and what was not needed for long is not known to be borne.
   *
   * @param isQueueing whether calls were slow because of others before them; undefined where that cannot be told
   * @param inHand how many there are now; where they are few, what is slow is something else
   * @param isStarved whether other programs keep the processors busy: then it takes more in hand to be the cause
   */
  adapt(isQueueing: boolean | undefined, inHand: number, isStarved = false): void {
    if (isQueueing === undefined) return;
    const { least, first, most } = this.bounds;
    const few = isStarved ? Math.max(least, first * STARVED) : least;
    this.queueing = isQueueing ? this.queueing + 1 : 0;
    if (this.queueing >= LASTING && inHand > few) {
      this.limit = Math.min(this.limit, Math.max(few, Math.min(this.limit, inHand) * SHRINK));
    } else if (!isQueueing && (this.limit < first || inHand > this.limit / 2)) {
      this.limit = Math.min(most, this.limit * GROW + 1);
    } else if (!isQueueing) {
      this.limit = Math.max(first, this.limit / GROW);
    }
  }
}
