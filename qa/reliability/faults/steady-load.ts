import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../people/call.js';
import { judgeAnswer } from './judge-answer.js';
import { isAnswered, type Observation } from './observation.js';

/** Milliseconds: longer than a gateway waits for a service. */
const PATIENCE = 15_000;

const AS_A_BROWSER = { accept: 'text/html' };

/** Sends one request and classifies its response. */
async function sendCall(origin: string, call: Call): Promise<Observation> {
  const at = performance.now();
  const sent = call.body?.();
  const observed = (seen: Pick<Observation, 'outcome' | 'sign'>): Observation => ({
    call,
    at,
    took: performance.now() - at,
    ...seen,
    ...(seen.outcome === 'complete' && sent && { acknowledged: sent }),
  });
  try {
    const answer = await fetch(origin + call.path, {
      method: call.method,
      headers: { ...(call.content && AS_A_BROWSER), ...call.headers?.() },
      body: sent && JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return observed(judgeAnswer(call, answer, await answer.text()));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return observed({ outcome: 'failed', sign: isLate ? 'no response' : 'connection lost' });
  }
}

/** Milliseconds between two requests of one call, which is also the precision of a recovery time. */
export const EVERY = 500;

/** The successful requests in a row after which a call counts as working. */
const ENOUGH = 4;
const POLL_MS = 50;

/** Sends each call at a fixed interval, whether earlier ones have a response or not. */
export class SteadyLoad {
  readonly observations: Observation[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly origin: string,
    private readonly calls: readonly Call[],
  ) {}

  /** Spreads the calls over the interval. */
  start(): void {
    for (const [index, call] of this.calls.entries()) {
      const begin = () => this.timers.push(setInterval(() => this.send(call), EVERY));
      this.timers.push(setTimeout(begin, (index * EVERY) / this.calls.length));
    }
  }

  /**
   * Waits until every call has succeeded several times in a row since that time.
   *
   * @returns whether that was within `patience` milliseconds
   */
  async untilAnswered(since: number, patience: number): Promise<boolean> {
    for (const deadline = performance.now() + patience; performance.now() < deadline;) {
      if (this.calls.every((call) => this.isWorking(call, since))) return true;
      await delay(POLL_MS);
    }
    return false;
  }

  /** Sends no more requests, and waits for those in flight. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay);
  }

  private isWorking(call: Call, since: number): boolean {
    const own = this.observations.filter((one) => one.call === call && one.at >= since);
    return own.length >= ENOUGH && own.slice(-ENOUGH).every(isAnswered);
  }

  private send(call: Call): void {
    const sending = sendCall(this.origin, call).then((observation) => {
      this.observations.push(observation);
      this.underWay.delete(sending);
    });
    this.underWay.add(sending);
  }
}
