import type { Site } from '../site/site.js';

/** Each process that a form passes through, in turn: services, gateways, the database. */
const VICTIMS = [
  'content-1',
  'gateway-1',
  'listings-1',
  'postgres',
  'content-2',
  'gateway-2',
  'listings-2',
  'redis',
];

/** Kills one process after the other and starts it again, after each step of progress. */
export class Kills {
  readonly counts = new Map<string, number>();
  private isUnderWay = false;
  private done = 0;
  private failure?: unknown;

  constructor(
    private readonly site: Site,
    private readonly every: number,
  ) {}

  /** @param done the total progress so far */
  tell(done: number): void {
    if (this.isUnderWay || done < (this.done + 1) * this.every) return;
    this.isUnderWay = true;
    this.killNext()
      .catch((error: unknown) => (this.failure = error))
      .finally(() => (this.isUnderWay = false));
  }

  /** @throws the error that prevented the restart of a process */
  check(): void {
    if (this.failure) throw this.failure;
  }

  get isBusy(): boolean {
    return this.isUnderWay;
  }

  private async killNext(): Promise<void> {
    const victim = VICTIMS[this.done % VICTIMS.length] ?? '';
    this.done += 1;
    await this.site.kill(victim);
    this.counts.set(victim, (this.counts.get(victim) ?? 0) + 1);
    await this.site.startProcess(victim);
  }
}
