import CircuitBreaker from 'opossum';
import { OverloadedError } from './upstream-call.js';

export const BREAKER_STATES = ['closed', 'open', 'half-open'] as const;

export type BreakerState = (typeof BREAKER_STATES)[number];

/** Counted over 10 seconds; fewer calls than these prove nothing. */
const COUNTING = {
  timeout: false,
  volumeThreshold: 10,
  errorThresholdPercentage: 50,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
} as const;

export interface ServiceBreakerOptions {
  /** Milliseconds without a call once it is open. */
  pause: number;
  /** Whether the service answers at all: asked before a call is let through again. */
  isThere: () => Promise<boolean>;
  onOpen: () => void;
  onClose: () => void;
}

/** Tells in which time of the breaker a call began. */
export type Admission = number;

const FAILURE = new Error('a call failed');

/**
 * Keeps calls from a service that fails, but for one at a time that finds out whether it is back. The library counts and
 * keeps the time; the calls run outside of it, for it knows no call that proves nothing: of one that a client gave up it would
 * say that the service works.
 */
export class ServiceBreaker {
  private readonly pause: number;
  private readonly isThere: () => Promise<boolean>;
  private readonly breaker: CircuitBreaker<[boolean], void>;
  /** A new one with each opening: what was begun before says nothing of the service as it is now. */
  private period: Admission = 0;
  private isProbed = false;
  /** Since it opened, the service has answered. */
  private isBack = false;
  private openedAt = 0;

  constructor({ pause, isThere, onOpen, onClose }: ServiceBreakerOptions) {
    this.pause = pause;
    this.isThere = isThere;
    const verdict = (works: boolean) => (works ? Promise.resolve() : Promise.reject(FAILURE));
    this.breaker = new CircuitBreaker(verdict, { ...COUNTING, resetTimeout: pause });
    this.breaker.on('open', () => {
      this.period += 1;
      this.isProbed = false;
      this.isBack = false;
      this.openedAt = performance.now();
      onOpen();
    });
    this.breaker.on('halfOpen', () => void this.findOut());
    this.breaker.on('close', onClose);
  }

  get state(): BreakerState {
    if (this.breaker.closed) return 'closed';
    return this.isBack ? 'half-open' : 'open';
  }

  /**
   * Asks whether a call may be made. Its end has to be told.
   *
   * @throws OverloadedError while it is open, or found out whether it may be closed
   */
  admit(): Admission {
    if (!this.breaker.closed) {
      if (!this.isBack || this.isProbed) throw new OverloadedError(this.secondsLeft());
      this.isProbed = true;
    }
    return this.period;
  }

  /** @param works what a call showed of the service; undefined for nothing */
  tell(admission: Admission, works: boolean | undefined): void {
    if (admission !== this.period || this.breaker.opened) return;
    this.isProbed = false;
    if (works !== undefined) this.breaker.fire(works).catch(() => undefined);
  }

  /** Opens it, whatever has been counted. */
  open(): void {
    this.breaker.open();
  }

  shutdown(): void {
    this.breaker.shutdown();
  }

  /** Nobody's call waits for a service that is not there. */
  private async findOut(): Promise<void> {
    const isThere = await this.isThere();
    if (!this.breaker.halfOpen) return;
    if (isThere) this.isBack = true;
    else this.breaker.open();
  }

  private secondsLeft(): number {
    const left = this.openedAt + this.pause - performance.now();
    return Math.max(1, Math.ceil(left / 1000));
  }
}
