import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { reportAdmission } from './admission-metrics.js';
import { type Bounds, ConcurrencyLimit } from './concurrency-limit.js';
import { InFlightRequests } from './in-flight-requests.js';
import { KnownCallers } from './known-callers.js';
import { QueueDelayDetector } from './queue-delay-detector.js';
import { queueTimeOf } from './queue-time.js';

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
const MAX_QUEUE_TIME_OVERLOADED = 100;

/** Utilisation of an event loop that is late by its own work. One that is late and idle has waited for a processor, which other programs had. */
const OWN_WORK = 0.8;

/** Of each bound, what those who are signed in may have beyond it: they are the last to be refused. */
const RESERVE = 1 / 4;

/** Reduced pages that may wait for the process itself at once: they come from memory. */
const REDUCED_PAGES = 32;

/** How the gateway is is asked for most when it is not well; files cost little, and pages that are there need them, and each second their token's state. */
const EXEMPT = /^\/(?:(?:health|r|pictures|audio)\/|api\/site\/session$)/;

/** `reduced`: a page that has only what costs next to nothing; the browser draws the rest, and calls for it later. */
export type Admission = 'admitted' | 'reduced' | 'refused';

/**
 * Admission control: refuses requests that would only wait, or make others wait. There are too many of them where all but as
 * many as the site bears wait for an answer, where they have waited too long already, and where their own work makes the event
 * loop late. As long as no more than `MIN_IN_FLIGHT` wait for an answer there is no queue, however slow a busy machine makes them.
 */
@Injectable()
export class AdmissionControl implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(AdmissionControl.name);
  private readonly turns: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  private readonly calls = new QueueDelayDetector();
  private readonly waits = new QueueDelayDetector();
  private readonly requests = new InFlightRequests();
  private readonly claimed = new InFlightRequests();
  private readonly reduced = new InFlightRequests();
  private readonly reducedPages = new WeakSet<IncomingMessage>();
  private readonly bounds: Bounds;
  private readonly limit: ConcurrencyLimit;
  private readonly calm: number;
  private utilisation = performance.eventLoopUtilization();
  private timer?: NodeJS.Timeout;
  private turnedAway = 0;

  /** Milliseconds by which half of the turns of the event loop were late, whoever made them so. */
  lag = 0;

  /** Whether the work of this process itself makes its event loop too late. */
  private isLate = false;

  constructor(
    private readonly config: GatewayConfig,
    private readonly callers: KnownCallers,
  ) {
    const { maxInFlight: most, minInFlight, maxLag } = config;
    const least = Math.min(minInFlight, most);
    const first = Math.min(Math.max(FIRST, least), most);
    this.bounds = { least, first, most };
    this.limit = new ConcurrencyLimit(this.bounds);
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

  /** An admitted request is counted until its answer has been sent, or nobody waits for it. */
  admit(request: IncomingMessage, response: ServerResponse): Admission {
    const { url = '/', headers } = request;
    if (EXEMPT.test(url)) return 'admitted';
    const isTooLate = this.isTooLate(queueTimeOf(headers));
    if (!this.isTooMuch(isTooLate) || this.isReservedFor(headers, response)) {
      this.requests.add(response);
      return 'admitted';
    }
    this.turnedAway += 1;
    if (!isPage(request) || this.isLate || this.reduced.isAtLeast(REDUCED_PAGES)) return 'refused';
    this.reduced.add(response);
    this.reducedPages.add(request);
    return 'reduced';
  }

  /** Whether a request was admitted as a reduced page. */
  isReduced(request: IncomingMessage): boolean {
    return this.reducedPages.has(request);
  }

  /** @param ms that a service took for a call of those that should not take long */
  answered(ms: number): void {
    this.calls.add(ms);
  }

  private isTooMuch(isTooLate: boolean): boolean {
    const { least, most } = this.bounds;
    if (this.inFlight >= most) return true;
    if (!this.requests.isAtLeast(least)) return false;
    return isTooLate || this.isLate || this.requests.isAtLeast(this.limit.current);
  }

  /** Of what nobody has checked yet no more than a few are believed at a time: anybody can make it up. */
  private isReservedFor(headers: IncomingHttpHeaders, response: ServerResponse): boolean {
    const signedIn = this.callers.signedIn(headers);
    if (!signedIn || this.inFlight >= this.withReserve(this.bounds.most)) return false;
    if (this.requests.isAtLeast(this.withReserve(this.limit.current))) return false;
    if (signedIn === 'verified') return true;
    if (this.claimed.underWay >= this.bounds.least) return false;
    this.claimed.add(response);
    return true;
  }

  private withReserve(bound: number): number {
    return bound + Math.max(this.bounds.least, Math.ceil(bound * RESERVE));
  }

  private isTooLate(waited: number | undefined): boolean {
    if (waited === undefined) return false;
    this.waits.add(waited);
    return (
      waited - this.waits.usual > (this.limit.isShrunk ? MAX_QUEUE_TIME_OVERLOADED : this.calm)
    );
  }

  private look(): void {
    this.lag = Math.max(0, this.turns.percentile(50) / 1e6 - RESOLUTION);
    this.turns.reset();
    const { utilisation } = this;
    this.utilisation = performance.eventLoopUtilization();
    const isOwnWork =
      performance.eventLoopUtilization(this.utilisation, utilisation).utilization >= OWN_WORK;
    this.isLate = isOwnWork && this.lag > this.config.maxLag;
    const [calls, waits] = [this.calls.look(), this.waits.look()];
    const isStarved = !isOwnWork && this.lag > RESOLUTION;
    this.limit.adapt(waits || calls, this.requests.count(), isStarved);
    const { inFlight, turnedAway, lag } = this;
    const limit = this.limit.current;
    reportAdmission({ limit, inFlight, turnedAway, lag });
    if (turnedAway === 0) return;
    this.turnedAway = 0;
    const told = { requests: turnedAway, inFlight, limit, lag: Math.round(lag), isOwnWork };
    this.logger.warn({ msg: 'too much to do: turned away', ...told });
  }
}

/** Somebody opens an address of the site in a browser. */
const isPage = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !url.startsWith('/api/');
