import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { reportAdmission } from './admission-metrics.js';
import { type Bounds, ConcurrencyLimit } from './concurrency-limit.js';
import { InFlightRequests } from './in-flight-requests.js';
import { KnownCallers } from './known-callers.js';
import { QueueDelayDetector } from './queue-delay-detector.js';
import { queueTimeOf } from './queue-time.js';

/** Milliseconds: the interval of the measurement, and the resolution of the event loop delay. */
const INTERVAL = 100;
const RESOLUTION = 20;

/** The limit of requests in flight before the capacity is known. */
const INITIAL_LIMIT = 64;

/**
 * Milliseconds that a request may have waited before the gateway reads it. After a short pause of the machine long waits are
 * normal. During overload, requests that waited long would delay all others.
 */
const MAX_QUEUE_TIME = 5_000;
const MAX_QUEUE_TIME_OVERLOADED = 100;

/** Utilisation of an event loop that its own work delays. A delayed loop with less has waited for the processor. */
const OWN_WORK = 0.8;

/** The part of each limit that signed-in callers may use beyond it: they are refused last. */
const RESERVE = 1 / 4;

/** Reduced pages in flight. They come from memory. */
const REDUCED_PAGES = 32;

/** Never refused: health checks, which matter most during overload; files, which open pages need; the session check of open pages. */
const EXEMPT = /^\/(?:(?:health|r|pictures|audio)\/|api\/site\/session$)/;

/** `reduced`: a page without content, which costs almost nothing. The browser renders it and calls the services later. */
export type Admission = 'admitted' | 'reduced' | 'refused';

/**
 * Refuses requests that would only wait, or delay others: the requests in flight have reached the limit, which adapts to the
 * delay of upstream calls; the request has waited too long before the gateway; or the process delays its event loop. With fewer than `MIN_IN_FLIGHT` requests in flight nothing is refused: a busy machine may be slow without any queue.
 */
@Injectable()
export class AdmissionControl implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(AdmissionControl.name);
  private readonly loopDelay = monitorEventLoopDelay({ resolution: RESOLUTION });
  private readonly callTimes = new QueueDelayDetector();
  private readonly queueTimes = new QueueDelayDetector();
  private readonly requests = new InFlightRequests();
  private readonly claimed = new InFlightRequests();
  private readonly reduced = new InFlightRequests();
  private readonly reducedPages = new WeakSet<IncomingMessage>();
  private readonly bounds: Bounds;
  private readonly limit: ConcurrencyLimit;
  private readonly maxQueueTime: number;
  private utilisation = performance.eventLoopUtilization();
  private timer?: NodeJS.Timeout;
  private refused = 0;

  /** The median delay of the event loop in milliseconds, whatever its cause. */
  lag = 0;

  /** Whether the work of this process delays its event loop too much. */
  private isLate = false;

  constructor(
    private readonly config: GatewayConfig,
    private readonly callers: KnownCallers,
  ) {
    const { maxInFlight: most, minInFlight, maxLag } = config;
    const least = Math.min(minInFlight, most);
    const first = Math.min(Math.max(INITIAL_LIMIT, least), most);
    this.bounds = { least, first, most };
    this.limit = new ConcurrencyLimit(this.bounds);
    this.maxQueueTime = Math.max(MAX_QUEUE_TIME, maxLag);
  }

  get inFlight(): number {
    return this.requests.underWay;
  }

  onModuleInit(): void {
    this.loopDelay.enable();
    this.timer = setInterval(() => this.measure(), INTERVAL).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.loopDelay.disable();
  }

  /** An admitted request is counted until its response is sent, or its client has disconnected. */
  admit(request: IncomingMessage, response: ServerResponse): Admission {
    const { url = '/', headers } = request;
    if (EXEMPT.test(url)) return 'admitted';
    const isQueuedTooLong = this.isQueuedTooLong(queueTimeOf(headers));
    if (!this.isOverloaded(isQueuedTooLong) || this.isReservedFor(headers, response)) {
      this.requests.add(response);
      return 'admitted';
    }
    this.refused += 1;
    if (!isPage(request) || this.isLate || this.reduced.isAtLeast(REDUCED_PAGES)) return 'refused';
    this.reduced.add(response);
    this.reducedPages.add(request);
    return 'reduced';
  }

  isReduced(request: IncomingMessage): boolean {
    return this.reducedPages.has(request);
  }

  /** @param ms the duration of an upstream call, of the kind that should be quick */
  answered(ms: number): void {
    this.callTimes.add(ms);
  }

  private isOverloaded(isQueuedTooLong: boolean): boolean {
    const { least, most } = this.bounds;
    if (this.inFlight >= most) return true;
    if (!this.requests.isAtLeast(least)) return false;
    return isQueuedTooLong || this.isLate || this.requests.isAtLeast(this.limit.current);
  }

  /** Unverified credentials are believed for a few requests at a time only: anybody can invent them. */
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

  private isQueuedTooLong(queueTime: number | undefined): boolean {
    if (queueTime === undefined) return false;
    this.queueTimes.add(queueTime);
    return (
      queueTime - this.queueTimes.usual >
      (this.limit.isShrunk ? MAX_QUEUE_TIME_OVERLOADED : this.maxQueueTime)
    );
  }

  private measure(): void {
    this.lag = Math.max(0, this.loopDelay.percentile(50) / 1e6 - RESOLUTION);
    this.loopDelay.reset();
    const { utilisation } = this;
    this.utilisation = performance.eventLoopUtilization();
    const isOwnWork =
      performance.eventLoopUtilization(this.utilisation, utilisation).utilization >= OWN_WORK;
    this.isLate = isOwnWork && this.lag > this.config.maxLag;
    const [isCallsQueueing, isQueueBefore] = [this.callTimes.check(), this.queueTimes.check()];
    const isStarved = !isOwnWork && this.lag > RESOLUTION;
    this.limit.adapt(isQueueBefore || isCallsQueueing, this.requests.count(), isStarved);
    const { inFlight, refused, lag } = this;
    const limit = this.limit.current;
    reportAdmission({ limit, inFlight, refused, lag });
    if (refused === 0) return;
    this.refused = 0;
    const fields = { requests: refused, inFlight, limit, lag: Math.round(lag), isOwnWork };
    this.logger.warn({ msg: 'overloaded: requests are refused', ...fields });
  }
}

const isPage = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.accept?.includes('text/html') === true &&
  !url.startsWith('/api/');
