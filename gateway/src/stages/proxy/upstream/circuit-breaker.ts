import CircuitBreaker from 'opossum';
import { OverloadedError } from './upstream-call.js';

export const BREAKER_STATES = ['closed', 'open', 'half-open'] as const;

export type BreakerState = (typeof BREAKER_STATES)[number];

/** Failures are counted over 10 seconds. Fewer calls than `volumeThreshold` prove nothing. */
const COUNTING = {
  timeout: false,
  volumeThreshold: 10,
  errorThresholdPercentage: 50,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
} as const;

export interface ServiceBreakerOptions {
  /** Milliseconds without a call after the breaker opens. */
  pause: number;
  /** Whether the service answers at all: asked before a call is let through again. */
  isReachable: () => Promise<boolean>;
  onOpen: () => void;
  onClose: () => void;
}

/** The number of times that the breaker had opened when a call began. */
export type BreakerPeriod = number;

const FAILURE = new Error('a call failed');

/**
 * Refuses calls to a service that fails, except one at a time that tests whether the service works again. The library
 * counts and keeps the time. The calls run outside of it: it has no result for a call that shows nothing, and would count
 * one that the client cancelled as a success.
 */
export class ServiceBreaker {
  private readonly pause: number;
  private readonly isReachable: () => Promise<boolean>;
  private readonly breaker: CircuitBreaker<[boolean], void>;
  /** Grows with each opening: a call from before says nothing about the service now. */
  private period: BreakerPeriod = 0;
  private isTesting = false;
  /** The service has answered since the breaker opened. */
  private hasAnswered = false;
  private openedAt = 0;

  constructor({ pause, isReachable, onOpen, onClose }: ServiceBreakerOptions) {
    this.pause = pause;
    this.isReachable = isReachable;
    const resultOf = (works: boolean) => (works ? Promise.resolve() : Promise.reject(FAILURE));
    this.breaker = new CircuitBreaker(resultOf, { ...COUNTING, resetTimeout: pause });
    this.breaker.on('open', () => {
      this.period += 1;
      this.isTesting = false;
      this.hasAnswered = false;
      this.openedAt = performance.now();
      onOpen();
    });
    this.breaker.on('halfOpen', () => void this.probe());
    this.breaker.on('close', onClose);
  }

  get state(): BreakerState {
    if (this.breaker.closed) return 'closed';
    return this.hasAnswered ? 'half-open' : 'open';
  }

  /** The caller has to `report` the result. @throws OverloadedError while the breaker is open, or tests with another call */
  admit(): BreakerPeriod {
    if (!this.breaker.closed) {
      if (!this.hasAnswered || this.isTesting) throw new OverloadedError(this.secondsLeft());
      this.isTesting = true;
    }
    return this.period;
  }

  /** @param works whether the call showed that the service works; undefined if it showed neither */
  report(period: BreakerPeriod, works: boolean | undefined): void {
    if (period !== this.period || this.breaker.opened) return;
    this.isTesting = false;
    if (works !== undefined) this.breaker.fire(works).catch(() => undefined);
  }

  open(): void {
    this.breaker.open();
  }

  shutdown(): void {
    this.breaker.shutdown();
  }

  /** No client's call waits for a service that does not answer at all. */
  private async probe(): Promise<void> {
    const isReachable = await this.isReachable();
    if (!this.breaker.halfOpen) return;
    if (isReachable) this.hasAnswered = true;
    else this.breaker.open();
  }

  private secondsLeft(): number {
    const left = this.openedAt + this.pause - performance.now();
    return Math.max(1, Math.ceil(left / 1000));
  }
}
