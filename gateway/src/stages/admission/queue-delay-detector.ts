import { createHistogram } from 'node:perf_hooks';

/** Percent of a while's times: those that met with nothing but what all meet with. */
const QUICKEST = 10;
/** Fewer prove nothing, unless they are all that came in so many milliseconds: then nothing is in anybody's way. */
const ENOUGH = 20;
const QUIET = 500;

/** Where the quickest take so much longer than they do at best, they too wait in a queue: times, and milliseconds on top. */
const TIMES = 3;
const ALLOWANCE = 10;

/** Milliseconds for which the best is remembered, or up to twice as long: a site that has changed is another. */
const MEMORY = 300_000;

/**
 * Tells whether there is a queue that does not empty, by how long the quickest take: one that is slow may be so by itself, or
 * what it asks for may be; in a standing queue even the quickest wait. So CoDel (RFC 8289) looks at the least delay of an
 * interval, and Envoy's gradient controller at what calls take against what they took with little to do. A share and not the
 * one quickest, for calls are of many kinds.
 */
export class QueueDelayDetector {
  private readonly times = createHistogram();
  private best = Infinity;
  private bestBefore = Infinity;
  private since: number;
  private lastTold: number;

  /** @param now milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.since = now();
    this.lastTold = this.since;
  }

  /** @param ms that one took */
  add(ms: number): void {
    this.times.record(Math.max(1, Math.round(ms * 1000)));
  }

  /** Milliseconds that the quickest take without a queue; none until that is known. */
  get usual(): number {
    const best = Math.min(this.best, this.bestBefore);
    return Number.isFinite(best) ? best : 0;
  }

  /** @returns whether those since it was last told waited for each other; undefined while these are too few */
  look(): boolean | undefined {
    const isQuiet = this.now() - this.lastTold >= QUIET;
    if (this.times.count < ENOUGH && !isQuiet) return undefined;
    this.lastTold = this.now();
    if (this.times.count < ENOUGH) return false;
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
