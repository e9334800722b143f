import type { IncomingMessage, ServerResponse } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { GatewayConfig } from '../config/gateway.config.js';
import { tellLoad } from '../metrics/load-metrics.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { InHand } from './in-hand.js';
import { StandingQueue } from './standing-queue.js';
import { waitedFor } from './waited.js';

/** Milliseconds: how often it is looked how things are, and how finely at the event loop. */
const INTERVAL = 100;
const RESOLUTION = 20;

/** Requests in hand that may be before it is known what the site bears. */
const FIRST = 64;

/**
 * Milliseconds that a request may have waited before it is read: a pause that ends is nobody's fault, but while there is too
 * much to do whoever waited long keeps waiting those who did not.
 */
const CALM = 5_000;
const BUSY = 100;

/** How the gateway is is asked for most when it is not well; files cost little, and pages that are there need them. */
const EXEMPT = /^\/(health|r|pictures|audio)\//;

/**
 * Turns requests away that would only wait, or make others wait: while calls queue, all but as many as the site
 * bears; beyond so many at once; those that have waited too long already; and while the event loop cannot keep up.
 */
@Injectable()
export class LoadGate implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(LoadGate.name);
  private readonly turns: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  private readonly calls = new StandingQueue();
  private readonly waits = new StandingQueue();
  private readonly requests = new InHand();
  private readonly limit: ConcurrencyLimit;
  private readonly calm: number;
  private timer?: NodeJS.Timeout;
  private turnedAway = 0;

  /** Milliseconds by which half of the turns of the event loop were late. */
  lag = 0;

  constructor(private readonly config: GatewayConfig) {
    const { maxInFlight: most, minInFlight, maxLag } = config;
    const least = Math.min(minInFlight, most);
    const first = Math.min(Math.max(FIRST, least), most);
    this.limit = new ConcurrencyLimit({ least, first, most });
    this.calm = Math.max(CALM, maxLag);
  }

  /** Requests under way. */
  get inFlight(): number {
    return this.requests.underWay;
  }

  onModuleInit(): void {
    this.turns.enable();
    this.timer = setInterval(() => this.look(), INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.turns.disable();
  }

  /** @returns whether a request may begin; it is then counted until its answer has been sent, or nobody waits for it */
  admit({ url = '/', headers }: IncomingMessage, response: ServerResponse): boolean {
    if (EXEMPT.test(url)) return true;
    const { maxInFlight, maxLag } = this.config;
    const isFull = this.inFlight >= maxInFlight || this.requests.isAtLeast(this.limit.current);
    if (this.isTooLate(waitedFor(headers)) || isFull || this.lag > maxLag) {
      this.turnedAway += 1;
      return false;
    }
    this.requests.add(response);
    return true;
  }

  /** @param ms that a service took for a call of those that should not take long */
  answered(ms: number): void {
    this.calls.add(ms);
  }

  private isTooLate(waited: number | undefined): boolean {
    if (waited === undefined) return false;
    this.waits.add(waited);
    return waited - this.waits.usual > (this.limit.isShrunk ? BUSY : this.calm);
  }

  private look(): void {
    this.lag = Math.max(0, this.turns.percentile(50) / 1e6 - RESOLUTION);
    this.turns.reset();
    const [calls, waits] = [this.calls.look(), this.waits.look()];
    this.limit.adapt(waits || calls, this.requests.count());
    tellLoad({ limit: this.limit.current, inFlight: this.inFlight, turnedAway: this.turnedAway });
    if (this.turnedAway === 0) return;
    const { inFlight, turnedAway: requests } = this;
    this.turnedAway = 0;
    this.logger.warn({
      msg: 'too much to do: turned away',
      requests,
      inFlight,
      limit: this.limit.current,
      lag: Math.round(this.lag),
    });
  }
}
