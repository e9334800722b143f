import { createHistogram } from 'node:perf_hooks';

/** The percentile of an interval's times. These calls met no obstacle of their own. */
const QUICKEST = 10;
/** Fewer times prove nothing. If there are fewer within `QUIET` milliseconds, there is no queue. */
const MIN_COUNT = 20;
const QUIET = 500;

/** If the quickest calls take this much longer than at best, they wait in a queue: a factor, and milliseconds on top. */
const TIMES = 3;
const ALLOWANCE = 10;

/** Milliseconds for which the best time is remembered, up to twice as long: the site may have changed since. */
const MEMORY = 300_000;

/**
 * Detects a standing queue by the times of the quickest calls. A single call may be slow by itself; in a standing queue even
 * the quickest ones wait. CoDel (RFC 8289) uses the minimum delay of an interval, and the gradient controller of Envoy
 * compares the latency with the latency under little load. Here it is a percentile, since there are many kinds of calls.
 */
export class QueueDelayDetector {
  private readonly times = createHistogram();
  private best = Infinity;
  private bestBefore = Infinity;
  private since: number;
  private lastResult: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.since = now();
    this.lastResult = this.since;
  }

  add(ms: number): void {
    this.times.record(Math.max(1, Math.round(ms * 1000)));
  }

  /** Milliseconds that the quickest calls take without a queue; 0 until that is known. */
  get usual(): number {
    const best = Math.min(this.best, this.bestBefore);
    return Number.isFinite(best) ? best : 0;
  }

  /** @returns whether the calls since the last result waited for each other; undefined while they are too few */
  check(): boolean | undefined {
    const isQuiet = this.now() - this.lastResult >= QUIET;
    if (this.times.count < MIN_COUNT && !isQuiet) return undefined;
    this.lastResult = this.now();
    if (this.times.count < MIN_COUNT) return false;
    const quickest = this.times.percentile(QUICKEST) / 1000;
    this.times.reset();
    const isKnown = Number.isFinite(Math.min(this.best, this.bestBefore));
    const most = this.usual * TIMES + ALLOWANCE;
    this.remember(quickest);
    return isKnown && quickest > most;
  }

  private remember(quickest: number): void {
    if (this.now() - this.since > MEMORY) {
      this.bestBefore = this.best;
      this.best = Infinity;
      this.since = this.now();
    }
    this.best = Math.min(this.best, quickest);
  }
}
