import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DEADLINE_HEADER, TooLateError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { breakerGauge } from '../../../common/breaker-metric.js';
import { GatewayConfig } from '../../../config/gateway.config.js';
import { type ServiceName, SERVICES } from '../../../config/services.js';
import { AdmissionControl } from '../../admission/admission-control.js';
import { type BulkheadName, Bulkheads } from './bulkhead.js';
import { type BreakerState, ServiceBreaker } from './circuit-breaker.js';
import type { DownstreamClient } from '../../../common/downstream-client.js';
import { classifyFailure, retryDelay } from './failure-classifier.js';
import { HangDetector } from './hang-detector.js';
import { RetryBudget } from './retry-budget.js';
import { OverloadedError, upstreamCall } from './upstream-call.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** The first try and two retries: an idle connection may close at the moment in which it is reused. */
const MAX_TRIES = 3;

export interface UpstreamRequest {
  service: ServiceName;
  bulkhead: BulkheadName;
  request: Dispatcher.DispatchOptions & { headers: Record<string, string | string[]> };
  client: DownstreamClient;
  /** Makes the handler of the next try. */
  handler: () => UpstreamHandler;
  /** Asked after a failure. A change must not be repeated, nor a response that the client has a part of. */
  mayRepeat: () => boolean;
  /** Milliseconds that the client may take to send a body that is passed on as a stream. */
  sending?: number;
  /** Milliseconds until the response, once the body was sent; by default those of every call. */
  processing?: number;
}

/** Part of the upstream timeout. A service that answers no call for this long is taken for a hanging one. */
const HANG_TIMEOUT = 0.6;

interface Guards {
  breaker: ServiceBreaker;
  budget: RetryBudget;
  hangs: HangDetector<UpstreamHandler>;
}

/** Calls services, with a deadline, a bulkhead, a circuit breaker, and retries where they are safe. */
@Injectable()
export class Upstreams implements OnApplicationShutdown {
  private readonly logger = new Logger(Upstreams.name);
  private readonly guards: Record<ServiceName, Guards>;
  private readonly timeout: number;

  constructor(
    { upstreamTimeout, breakerPause }: GatewayConfig,
    private readonly bulkheads: Bulkheads,
    private readonly admission: AdmissionControl,
  ) {
    this.timeout = upstreamTimeout;
    const guards = SERVICES.map((service) => [service, this.guardsOf(service, breakerPause)]);
    this.guards = Object.fromEntries(guards) as Record<ServiceName, Guards>;
  }

  breakerOf(service: ServiceName): BreakerState {
    return this.guards[service].breaker.state;
  }

  /** Resolves when the response is complete. @throws as `upstreamCall`, and OverloadedError if no call is accepted now */
  async call(call: UpstreamRequest): Promise<void> {
    const { budget } = this.guards[call.service];
    const deadline = performance.now() + this.timeout + (call.sending ?? 0);
    budget.earn();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.callOnce(call, deadline);
      } catch (error) {
        const pause = tries < MAX_TRIES && call.mayRepeat() ? retryDelay(error) : undefined;
        const isInTime = pause !== undefined && performance.now() + pause < deadline;
        if (!isInTime || !budget.spend()) throw error;
        if (pause > 0) await delay(pause);
      }
    }
  }

  onApplicationShutdown(): void {
    for (const { breaker, hangs } of Object.values(this.guards)) {
      breaker.shutdown();
      hangs.stop();
    }
  }

  private async callOnce(call: UpstreamRequest, deadline: number): Promise<void> {
    const { service, request, client } = call;
    const timeLeft = Math.ceil(deadline - performance.now());
    if (timeLeft <= 0) throw new TooLateError();
    request.headers[DEADLINE_HEADER] = String(timeLeft);
    // The connection counts it from the end of the request body.
    request.headersTimeout = Math.min(timeLeft, call.processing ?? this.timeout);

    const bulkhead = this.bulkheads.of(service, call.bulkhead);
    if (bulkhead.used >= bulkhead.limit) throw new OverloadedError();
    const { breaker, hangs } = this.guards[service];
    const period = breaker.admit();
    const handler = call.handler();
    handler.onAnswered = () => hangs.answered(handler);
    // A streamed body is as slow as its client, which says nothing about the service.
    if (!call.sending) hangs.begin(handler);
    bulkhead.used += 1;
    const start = performance.now();
    let failure: unknown;
    try {
      await upstreamCall(bulkhead.pool, { request, handler, client, timeLeft });
      // Password hashes and files are always slow, and failures are often quick: neither shows a queue.
      const { status = 500 } = handler;
      if (call.bulkhead === 'calls' && status < 500)
        this.admission.answered(performance.now() - start);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      bulkhead.used -= 1;
      hangs.end(handler);
      breaker.report(period, classifyFailure(failure, handler));
    }
  }

  private guardsOf(service: ServiceName, pause: number): Guards {
    const setGauge = breakerGauge('service', service);
    const onOpen = () => {
      setGauge(true);
      this.logger.warn({ msg: 'a service fails: it is left alone', service, ms: pause });
    };
    const onClose = () => {
      setGauge(false);
      this.logger.log({ msg: 'a service is back', service });
    };
    const isReachable = () => this.isReachable(service);
    const breaker = new ServiceBreaker({ pause, isReachable, onOpen, onClose });
    const hangs = new HangDetector<UpstreamHandler>({
      timeout: this.timeout * HANG_TIMEOUT,
      onHang: () => {
        breaker.open();
        for (const handler of hangs.calls) handler.cancel(new TooLateError());
      },
    });
    return { breaker, budget: new RetryBudget(), hangs };
  }

  /** Any response counts: the next call shows whether the service works. */
  private async isReachable(service: ServiceName): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(this.timeout * HANG_TIMEOUT);
      const call = { path: '/health/live', method: 'GET', signal } as const;
      const { body } = await this.bulkheads.of(service).pool.request(call);
      await body.dump();
      return true;
    } catch {
      return false;
    }
  }
}
