import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DEADLINE_HEADER, TooLateError } from '@phantom/service-kit';
import type { Dispatcher } from 'undici';
import { type ServiceName, SERVICES } from '../../../common/api-route.js';
import { breakerGauge } from '../../../common/breaker-metric.js';
import { GatewayConfig } from '../../../config/gateway.config.js';
import { AdmissionControl } from '../../admission/admission-control.js';
import { type BulkheadName, Bulkheads } from './bulkhead.js';
import { type BreakerState, ServiceBreaker } from './circuit-breaker.js';
import type { DownstreamClient } from './downstream-client.js';
import { retryDelay, classifyFailure } from './failure-classifier.js';
import { HangDetector } from './hang-detector.js';
import { RetryBudget } from './retry-budget.js';
import { OverloadedError, upstreamCall } from './upstream-call.js';
import type { UpstreamHandler } from './upstream-handler.js';

/** One more than the retries: an idle connection may have been closed just as it was used again. */
const TRIES = 3;

export interface UpstreamRequest {
  service: ServiceName;
  bulkhead: BulkheadName;
  request: Dispatcher.DispatchOptions & { headers: Record<string, string | string[]> };
  client: DownstreamClient;
  /** Makes the one for the next try. */
  handler: () => UpstreamHandler;
  /** Asked when a connection was lost: never for what changes something, nor once a client has a part of the answer. */
  mayRepeat: () => boolean;
  /** Milliseconds that the client may take to send what is passed on as it comes. */
  sending?: number;
}

/** Of a call's time: beyond, a service that has answered nothing at all is taken for frozen. */
const SILENCE = 0.6;

interface Guards {
  breaker: ServiceBreaker;
  budget: RetryBudget;
  silence: HangDetector<UpstreamHandler>;
}

/** Calls services: in the time that is left, in their bulkhead, as long as they work, and again where that is safe. */
@Injectable()
export class Upstreams implements OnApplicationShutdown {
  private readonly logger = new Logger(Upstreams.name);
  private readonly guards: Record<ServiceName, Guards>;
  private readonly patience: number;

  constructor(
    { upstreamTimeout, breakerPause }: GatewayConfig,
    private readonly pools: Bulkheads,
    private readonly load: AdmissionControl,
  ) {
    this.patience = upstreamTimeout;
    const guards = SERVICES.map((service) => [service, this.guardsOf(service, breakerPause)]);
    this.guards = Object.fromEntries(guards) as Record<ServiceName, Guards>;
  }

  breakerOf(service: ServiceName): BreakerState {
    return this.guards[service].breaker.state;
  }

  /**
   * Resolves when the answer is complete.
   *
   * @throws ClientDisconnectedError if the client closed its connection
   * @throws OverloadedError if the service, or its bulkhead, takes no call now
   * @throws Error of the connection, the service or the body
   */
  async call(call: UpstreamRequest): Promise<void> {
    const { budget } = this.guards[call.service];
    const deadline = performance.now() + this.patience + (call.sending ?? 0);
    budget.earn();
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.callOnce(call, deadline);
      } catch (error) {
        const pause = tries < TRIES && call.mayRepeat() ? retryDelay(error) : undefined;
        const isInTime = pause !== undefined && performance.now() + pause < deadline;
        if (!isInTime || !budget.spend()) throw error;
        if (pause > 0) await delay(pause);
      }
    }
  }

  onApplicationShutdown(): void {
    for (const { breaker, silence } of Object.values(this.guards)) {
      breaker.shutdown();
      silence.stop();
    }
  }

  private async callOnce(call: UpstreamRequest, deadline: number): Promise<void> {
    const { service, bulkhead, request, client } = call;
    const timeLeft = Math.ceil(deadline - performance.now());
    if (timeLeft <= 0) throw new TooLateError();
    request.headers[DEADLINE_HEADER] = String(timeLeft);
    // Counted by the connection, from the end of the body.
    request.headersTimeout = Math.min(timeLeft, this.patience);

    const slots = this.pools.slotsOf(service, bulkhead);
    if (slots.taken >= slots.all) throw new OverloadedError();
    const { breaker, silence } = this.guards[service];
    const admission = breaker.admit();
    const handler = call.handler();
    handler.onAnswered = () => silence.answered(handler);
    // As slow as its client sends, it says nothing of the service.
    if (!call.sending) silence.begin(handler);
    slots.taken += 1;
    const start = performance.now();
    let failure: unknown;
    try {
      await upstreamCall(this.pools.of(service, bulkhead), { request, handler, client, timeLeft });
      // Passwords and files are slow by design, a failure quick for no reason of use.
      const { status = 500 } = handler;
      if (bulkhead === 'calls' && status < 500) this.load.answered(performance.now() - start);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      slots.taken -= 1;
      silence.end(handler);
      breaker.tell(admission, classifyFailure(failure, handler));
    }
  }

  private guardsOf(service: ServiceName, pause: number): Guards {
    const tellGauge = breakerGauge('service', service);
    const onOpen = () => {
      tellGauge(true);
      this.logger.warn({ msg: 'a service fails: it is left alone', service, ms: pause });
    };
    const onClose = () => {
      tellGauge(false);
      this.logger.log({ msg: 'a service is back', service });
    };
    const isThere = () => this.isThere(service);
    const breaker = new ServiceBreaker({ pause, isThere, onOpen, onClose });
    const silence = new HangDetector<UpstreamHandler>({
      patience: this.patience * SILENCE,
      onSilent: () => {
        breaker.open();
        for (const handler of silence.calls) handler.cancel(new TooLateError());
      },
    });
    return { breaker, budget: new RetryBudget(), silence };
  }

  /** Whatever it says: the next call shows how it works. */
  private async isThere(service: ServiceName): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(this.patience * SILENCE);
      const call = { path: '/health/live', method: 'GET', signal } as const;
      const { body } = await this.pools.of(service).request(call);
      await body.dump();
      return true;
    } catch {
      return false;
    }
  }
}
